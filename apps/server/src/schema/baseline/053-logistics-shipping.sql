-- Shipping lines, airlines, forwarders, truckers, brokers and express carriers of the first leg.
create table carrier (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  type text not null,
  scac text,
  iata text,
  country bigint references country (id) on delete restrict,
  tracking_url text,
  supplier bigint references supplier (id) on delete restrict,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index carrier_key on carrier (code);
create index carrier_country on carrier (country);
create index carrier_supplier on carrier (supplier);
create index carrier_updated on carrier (updated_at, id);
create index carrier_code on carrier (code collate "C", id);

-- How goods go from China to the warehouses, and how long that takes.
create table global_shipping (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  mode text not null,
  charge_by text not null,
  currency text not null,
  rate numeric(18, 4),
  min_charge numeric(18, 4),
  incoterm text,
  duty_included boolean,
  from_harbour bigint references harbour (id) on delete restrict,
  to_harbour bigint references harbour (id) on delete restrict,
  sail_weekdays integer[],
  cutoff_days integer,
  typical_days integer,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  carrier bigint references carrier (id) on delete restrict,
  carries text[]
);
create unique index global_shipping_key on global_shipping (code);
create index global_shipping_from_harbour on global_shipping (from_harbour);
create index global_shipping_to_harbour on global_shipping (to_harbour);
create index global_shipping_updated on global_shipping (updated_at, id);
create index global_shipping_code on global_shipping (code collate "C", id);
create index global_shipping_carrier on global_shipping (carrier);

create table carrier_contacts (
  id bigint generated always as identity primary key,
  record_id bigint not null references carrier (id) on delete cascade,
  line_no integer not null,
  name text not null,
  title text,
  phone text,
  email text,
  unique (record_id, line_no) deferrable initially immediate
);

-- How orders are shipped by default, and on a platform, a site or for a shop.
create table shipping_setting (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  scope text not null check (scope in ('default', 'platform', 'site', 'store')),
  platform text,
  site bigint references site (id) on delete restrict,
  store bigint references store (id) on delete restrict,
  handling_days integer check (handling_days between 0 and 10),
  cutoff_time text,
  calendar bigint references calendar (id) on delete restrict,
  weekend_ship boolean,
  signature_from numeric(18, 4),
  insure_from numeric(18, 4),
  upload_tracking_delay_min integer check (upload_tracking_delay_min between 0 and 1440),
  po_box_policy text,
  address_line_max integer,
  return_address json,
  label_note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint shipping_setting_names
    check ((scope = 'platform') = (platform is not null) and (scope = 'site') = (site is not null)
    and (scope = 'store') = (store is not null))
);
create unique index shipping_setting_key on shipping_setting (scope, platform, site, store) nulls not distinct;
create index shipping_setting_site on shipping_setting (site);
create index shipping_setting_store on shipping_setting (store);
create index shipping_setting_calendar on shipping_setting (calendar);
create index shipping_setting_updated on shipping_setting (updated_at, id);

create table shipping_setting_carrier_map (
  id bigint generated always as identity primary key,
  record_id bigint not null references shipping_setting (id) on delete cascade,
  line_no integer not null,
  courier bigint not null references courier (id) on delete restrict,
  platform_code text,
  unique (record_id, line_no) deferrable initially immediate
);
create index shipping_setting_carrier_map_courier on shipping_setting_carrier_map (courier);

-- Against which carrier a claim is, or of which store one against a platform.
alter table claim add column carrier bigint references carrier (id) on delete restrict,
  add column store bigint references store (id) on delete restrict;
create index claim_carrier on claim (carrier, created_at, id);
create index claim_store on claim (store, created_at, id);
