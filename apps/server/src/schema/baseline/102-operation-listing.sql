-- What is offered on each platform, as it was synchronised last.
create table platform_listing (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek')),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  pt_sku bigint references pt_sku (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  listing_id text not null check (length(listing_id) between 1 and 60),
  title text check (length(title) <= 500),
  brand text check (length(brand) <= 100),
  price numeric(18, 4) check (price > 0),
  sale_price numeric(18, 4) check (sale_price > 0),
  map_price numeric(18, 4) check (map_price > 0),
  currency text,
  qty integer check (qty >= 0),
  available integer,
  fulfilment text not null check (fulfilment in ('fba', 'fbm', 'wfs', 'sfp')),
  state text not null check (state in ('draft', 'pending', 'submitted', 'active', 'inactive', 'suppressed', 'ended', 'error')),
  buy_box boolean,
  buy_box_price numeric(18, 4) check (buy_box_price > 0),
  rating numeric(2, 1) check (rating between 0 and 5),
  reviews integer check (reviews >= 0),
  sessions30 integer check (sessions30 >= 0),
  conversion30 numeric(9, 4) check (conversion30 >= 0),
  units30 integer not null default 0,
  fitment_count integer check (fitment_count >= 0),
  image_count integer check (image_count >= 0),
  unit_cost numeric(18, 4),
  fee_percent numeric(18, 4),
  floor numeric(18, 4) check (floor > 0),
  floor_at timestamptz(3),
  margin numeric(13, 2),
  below_floor boolean not null default false,
  owner bigint references app_user (id),
  synced_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index platform_listing_key on platform_listing (store, site, listing_id, pt_sku) nulls not distinct;
create index platform_listing_units on platform_listing (units30, id);
create index platform_listing_listing_id on platform_listing (listing_id collate "C", id);
create index platform_listing_site on platform_listing (site);
create index platform_listing_pt_sku on platform_listing (pt_sku);
create index platform_listing_sku on platform_listing (sku);
create index platform_listing_state on platform_listing (state, id);
create index platform_listing_owner on platform_listing (owner, id);
create index platform_listing_floor_at on platform_listing (floor_at nulls first, id);
create index platform_listing_below on platform_listing (id) where below_floor;
create index platform_listing_rating on platform_listing (rating, id);
create index platform_listing_synced on platform_listing (synced_at, id);
create index platform_listing_updated on platform_listing (updated_at, id);
create index platform_listing_issue on platform_listing (units30, id) where state = 'suppressed' or sku is null or below_floor
  or coalesce(qty = 0 and available > 0, false) or coalesce(image_count < 3, false) or coalesce(fitment_count = 0, false);

-- Changes of prices of listings, from the draft until the platform has them.
create table price_change (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  store bigint not null references store (id) on delete restrict,
  listing bigint not null references platform_listing (id) on delete restrict,
  old_price numeric(18, 4),
  new_price numeric(18, 4) not null check (new_price > 0),
  currency text,
  change_percent numeric(13, 2),
  floor numeric(18, 4),
  map_price numeric(18, 4),
  margin_new numeric(13, 2),
  confirm_change boolean,
  reason text not null check (length(reason) <= 300),
  effective_from date not null,
  state text not null default 'draft' check (state in ('draft', 'approving', 'approved', 'applied', 'failed', 'rejected')),
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 300),
  applied_at timestamptz(3),
  failure text check (length(failure) <= 300),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index price_change_key on price_change (listing, effective_from, new_price);
create index price_change_store on price_change (store);
create index price_change_state on price_change (state, effective_from, id);
create index price_change_effective on price_change (effective_from, id);
create index price_change_change on price_change (change_percent, id);
create index price_change_applicant on price_change (applicant);
create index price_change_updated on price_change (updated_at, id);

-- By which rules prices follow the buy box.
create table repricing_rule (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  under numeric(18, 4) not null check (under >= 0),
  most numeric(18, 4) check (most > 0),
  note text check (length(note) <= 300),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index repricing_rule_key on repricing_rule (store, sku) nulls not distinct;
create index repricing_rule_sku on repricing_rule (sku);
create index repricing_rule_updated on repricing_rule (updated_at, id);
