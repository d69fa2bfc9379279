-- How the demand of a site is spread over the nodes that stock it, and how each of them is supplied.
create table delivery_demand (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  name text not null,
  site bigint not null references site (id) on delete restrict,
  category bigint references category (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint delivery_demand_of check (category is null or sku is null)
);
create unique index delivery_demand_key on delivery_demand (site, category, sku) nulls not distinct;
create index delivery_demand_category on delivery_demand (category);
create index delivery_demand_sku on delivery_demand (sku);
create index delivery_demand_updated on delivery_demand (updated_at, id);

create table delivery_demand_shares (
  id bigint generated always as identity primary key,
  record_id bigint not null references delivery_demand (id) on delete cascade,
  line_no integer not null,
  node bigint not null references plan_node (id) on delete restrict,
  percent numeric(7, 4) not null check (percent > 0 and percent <= 100),
  priority integer,
  target_cover_days integer not null check (target_cover_days between 1 and 365),
  min_cover_days integer not null check (min_cover_days >= 0),
  ship_weekdays integer[],
  min_cbm numeric(13, 6),
  max_cbm numeric(13, 6) check (max_cbm <= 76),
  round_to text not null check (round_to in ('piece', 'carton', 'pallet')),
  pool_order text,
  exclude_hazard boolean,
  unique (record_id, line_no) deferrable initially immediate,
  unique (record_id, node) deferrable initially deferred
);
create index delivery_demand_shares_node on delivery_demand_shares (node);
