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
create trigger mrp_base_config_named before insert or update on mrp_base_config for each row execute function name_parameters();

-- There is always the default row.
create function keep_default_config() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'the default row stays' using errcode = '23001', constraint = 'mrp_base_config_default_kept';
  end if;
  raise exception 'the default row stays' using errcode = '23514', constraint = 'mrp_base_config_default_kept';
end $$;
create trigger mrp_base_config_default_kept before delete on mrp_base_config for each row when (old.scope = 'default') execute function keep_default_config();
create trigger mrp_base_config_default_used before update on mrp_base_config for each row when (new.scope = 'default' and new.status = 0) execute function keep_default_config();

insert into mrp_base_config (name, scope, qc_days, prep_days, receive_days, lot_policy, poq_weeks_ship, poq_weeks_buy, air_allowed, horizon_weeks,
  frozen_weeks, receipt_cutoff_dow, slip_days, over_weeks, max_cover_weeks, stockout_mode, assume_reschedule, fast_covers_safety, use_substitute,
  service_a, service_b, service_c)
values ('default', 'default', 2, 5, 3, 'poq', 2, 4, true, 26, 2, 3, 7, 8, 26, 'lost', true, false, true, 97, 95, 90);

-- How long the ways between warehouses take today, by shipping product.
create view first_leg_today as
select l.origin, l.warehouse, l.shipping, s.code, s.mode, l.total_p50, l.total_p85
from first_leg_time l join global_shipping s on s.id = l.shipping
where l.status = 1 and l.effective_from <= current_date and (l.effective_to is null or l.effective_to >= current_date);

create view mrp_base_config_shown as
select c.*, (
  select string_agg(format('%s %s/%s', t.code, t.total_p50, t.total_p85), ' · ' order by t.total_p50 desc, t.code)
  from plan_node n join plan_node s on s.id = n.supply_node join first_leg_today t on t.origin = s.warehouse and t.warehouse = n.warehouse
  where n.id = c.node and (c.transport is null or t.shipping = c.transport)
) as first_leg_days
from mrp_base_config c;
