-- Where plans are made, what was sold there week by week, and the factors of the season.
create table plan_node (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  kind text not null check (kind in ('cn', 'overseas', 'fba')),
  warehouse bigint not null references warehouse (id) on delete restrict,
  site bigint references site (id) on delete restrict,
  tz text not null,
  supply_node bigint references plan_node (id) on delete restrict,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint plan_node_supplied check ((kind = 'cn') = (supply_node is null)),
  constraint plan_node_site check ((kind = 'fba') = (site is not null))
);
create unique index plan_node_key on plan_node (code);
create index plan_node_code on plan_node (code collate "C", id);
create index plan_node_warehouse on plan_node (warehouse);
create index plan_node_site on plan_node (site);
create index plan_node_supply on plan_node (supply_node);
create index plan_node_updated on plan_node (updated_at, id);

-- Parameters of the planning run, each at the level where they are kept, and from them the days that goods take.
create table mrp_base_config (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  name text not null,
  scope text not null check (scope in ('default', 'market', 'node', 'category', 'sku')),
  market bigint references market (id) on delete restrict,
  node bigint references plan_node (id) on delete restrict,
  category bigint references category (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  planner bigint references app_user (id),
  qc_days integer check (qc_days between 0 and 365),
  prep_days integer check (prep_days between 0 and 365),
  receive_days integer check (receive_days between 0 and 365),
  transport bigint references global_shipping (id) on delete restrict,
  lot_policy text check (lot_policy in ('l4l', 'poq', 'foq')),
  poq_weeks_ship integer,
  poq_weeks_buy integer,
  fixed_lot integer,
  air_allowed boolean,
  horizon_weeks integer check (horizon_weeks between 26 and 52),
  frozen_weeks integer,
  receipt_cutoff_dow integer check (receipt_cutoff_dow between 1 and 7),
  slip_days integer,
  over_weeks integer,
  max_cover_weeks integer,
  stockout_mode text check (stockout_mode in ('lost', 'backorder')),
  assume_reschedule boolean,
  fast_covers_safety boolean,
  use_substitute boolean,
  service_a numeric(7, 4),
  service_b numeric(7, 4),
  service_c numeric(7, 4),
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index mrp_base_config_key on mrp_base_config (scope, market, node, category, sku) nulls not distinct;
create index mrp_base_config_market on mrp_base_config (market);
create index mrp_base_config_node on mrp_base_config (node);
create index mrp_base_config_category on mrp_base_config (category);
create index mrp_base_config_sku on mrp_base_config (sku);
create index mrp_base_config_transport on mrp_base_config (transport);
create index mrp_base_config_scope on mrp_base_config (scope, id);
create index mrp_base_config_updated on mrp_base_config (updated_at, id);

insert into mrp_base_config (name, scope, qc_days, prep_days, receive_days, lot_policy, poq_weeks_ship, poq_weeks_buy, air_allowed,
  horizon_weeks,
  frozen_weeks, receipt_cutoff_dow, slip_days, over_weeks, max_cover_weeks, stockout_mode, assume_reschedule, fast_covers_safety,
  use_substitute,
  service_a, service_b, service_c)
values ('default', 'default', 2, 5, 3, 'poq', 2, 4, true, 26, 2, 3, 7, 8, 26, 'lost', true, false, true, 97, 95, 90);

-- Safety stock of each SKU at each node: what is proposed, and what is in force.
create table safety_stock (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  name text not null,
  sku bigint not null references sku (id) on delete restrict,
  node bigint not null references plan_node (id) on delete restrict,
  abc_xyz text,
  method text not null check (method in ('statistical', 'coverDays', 'fixed')),
  service numeric(7, 4) check (service between 50 and 99.9),
  z_value numeric(13, 4),
  d_mean numeric(13, 4),
  d_sd numeric(13, 4),
  l_mean numeric(13, 2),
  l_sd numeric(13, 4),
  weeks integer,
  cover_days integer,
  fixed_qty integer,
  computed integer,
  min_qty integer,
  max_qty integer,
  result integer check (result >= 0),
  reorder_point integer,
  difference numeric(13, 2),
  needs_history boolean,
  source text,
  reason text,
  calc_at timestamptz(3),
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint safety_stock_period check (effective_to >= effective_from),
  constraint safety_stock_periods exclude using gist (
    int8range(sku, sku, '[]') with &&, int8range(node, node, '[]') with &&, daterange(effective_from, effective_to, '[]') with &&)
      where (status = 1)
);
create unique index safety_stock_key on safety_stock (sku, node, effective_from);
create index safety_stock_node on safety_stock (node);
create index safety_stock_difference on safety_stock (difference desc nulls first, id desc);
create index safety_stock_updated on safety_stock (updated_at, id);
create trigger safety_stock_past before update on safety_stock for each row execute function refuse_past_change();
