-- Which warehouses serve a shop on a site in a country, in which order.
create table store_config (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  country bigint not null references country (id) on delete restrict,
  cutoff text not null,
  timezone text not null,
  handling_days integer not null check (handling_days between 0 and 10),
  split_allowed boolean not null,
  max_parcels integer check (max_parcels between 2 and 8),
  buffer_pcs integer check (buffer_pcs between 0 and 9999),
  buffer_pct numeric(9, 2) check (buffer_pct between 0 and 50),
  label_template text,
  packing_slip text not null,
  -- When the platform is notified of a tracking number: once the parcel has its label, or once the carrier has scanned it.
  confirm_at text not null default 'label' check (confirm_at in ('label', 'scan')),
  ship_post_point text not null check (ship_post_point in ('pack', 'handover')),
  return_warehouse bigint references warehouse (id) on delete restrict,
  note text check (length(note) <= 300),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  photo_above numeric(14, 2) check (photo_above > 0),
  constraint store_config_parcels check (split_allowed = (max_parcels is not null)),
  constraint store_config_buffer check (buffer_pcs is null or buffer_pct is null)
);
create unique index store_config_key on store_config (store, site, country);
create index store_config_site on store_config (site);
create index store_config_country on store_config (country);
create index store_config_return on store_config (return_warehouse);
create index store_config_updated on store_config (updated_at, id);

create table store_config_warehouses (
  id bigint generated always as identity primary key,
  record_id bigint not null references store_config (id) on delete cascade,
  line_no integer not null,
  warehouse bigint not null references warehouse (id) on delete restrict,
  channel bigint references logistics_channel (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index store_config_warehouses_warehouse on store_config_warehouses (warehouse);
create index store_config_warehouses_channel on store_config_warehouses (channel);
