-- Where each SKU is to be listed, and how far that has come.
create table listing_distribution (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  sku bigint not null references sku (id) on delete restrict,
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  dist_status text not null default 'notListed' check (dist_status in
    ('notListed', 'planned', 'listing', 'listed', 'suppressed', 'stopped', 'forbidden')),
  pt_sku bigint references pt_sku (id) on delete restrict,
  target_date date,
  planned_at timestamptz(3),
  owner bigint references app_user (id),
  forbid_reason text check (forbid_reason in ('brandGate', 'hazmat', 'patent', 'region')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check ((dist_status = 'forbidden') = (forbid_reason is not null)),
  check (dist_status <> 'planned' or target_date is not null)
);
create unique index listing_distribution_key on listing_distribution (sku, store, site);
create index listing_distribution_store on listing_distribution (store, site, dist_status);
create index listing_distribution_site on listing_distribution (site);
create index listing_distribution_pt_sku on listing_distribution (pt_sku);
create index listing_distribution_status on listing_distribution (dist_status, target_date, id);
create index listing_distribution_target on listing_distribution (target_date, id);
create index listing_distribution_owner on listing_distribution (owner, id);
create index listing_distribution_updated on listing_distribution (updated_at, id);
