-- Safety stock of each SKU at each node: what is proposed, and what is in force.
create table safety_stock (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  name text not null,
  sku bigint not null references sku (id) on delete restrict,
  node bigint not null references plan_node (id) on delete restrict,
  category bigint references category (id) on delete restrict,
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
  updated_at timestamptz(3) not null default now()
);
create unique index safety_stock_key on safety_stock (sku, node, effective_from);
create index safety_stock_node on safety_stock (node);
create index safety_stock_category on safety_stock (category);
create index safety_stock_difference on safety_stock (difference desc nulls first, id desc);
create index safety_stock_updated on safety_stock (updated_at, id);
alter table safety_stock add constraint safety_stock_period check (effective_to >= effective_from);
alter table safety_stock add constraint safety_stock_periods exclude using gist (
  int8range(sku, sku, '[]') with &&, int8range(node, node, '[]') with &&, daterange(effective_from, effective_to, '[]') with &&) where (status = 1);
create trigger safety_stock_named before insert or update on safety_stock for each row execute function name_parameters();
create trigger safety_stock_past before update on safety_stock for each row execute function refuse_past_change('category');

-- A row of a SKU is called by the SKU, whatever its category.
create or replace function name_parameters() returns trigger language plpgsql as $$
declare
  given jsonb := to_jsonb(new);
begin
  new.name := coalesce(nullif(concat_ws(' ',
    (select code from market where id = (given ->> 'market')::bigint), (select code from plan_node where id = (given ->> 'node')::bigint),
    (select code from site where id = (given ->> 'site')::bigint),
    case when given ->> 'sku' is null then (select code from category where id = (given ->> 'category')::bigint) end,
    (select sku from sku where id = (given ->> 'sku')::bigint), given ->> 'year'), ''), 'default');
  return new;
end $$;

-- The category is that of the SKU.
create function take_category_of_sku() returns trigger language plpgsql as $$
begin
  new.category := (select category from sku where id = new.sku);
  return new;
end $$;
create trigger safety_stock_category before insert or update on safety_stock for each row execute function take_category_of_sku();
create function move_safety_stocks() returns trigger language plpgsql as $$
begin
  update safety_stock set category = new.category where sku = new.id;
  return null;
end $$;
create trigger sku_category_of_safety after update of category on sku for each row when (old.category is distinct from new.category) execute function move_safety_stocks();

create view safety_stock_shown as
select t.*, s.planner, (
  select round(sum(b.qty) / nullif(t.d_mean, 0), 1) from stock_balance b where b.sku = t.sku and b.warehouse = n.warehouse and b.status in ('available', 'reserved')
)::numeric(13, 1) as stock_days
from safety_stock t join sku s on s.id = t.sku join plan_node n on n.id = t.node;

insert into approval_policy (entity, fields, approver_role) values ('safetyStock', '{result}', 'planManager');
