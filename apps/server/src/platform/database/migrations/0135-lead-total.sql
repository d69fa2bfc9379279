-- The days that follow from a row of parameters, with what wider rows say where it is empty.

-- How long a SKU is bought: by its supplier for the SKU, its categories upwards, anything; else by its own record.
create function purchase_days(of_sku bigint, on_day date) returns integer language sql stable as $$
  with recursive up as (
    select k.id, k.parent, 1 as step from sku s join category k on k.id = s.category where s.id = of_sku
    union all select k.id, k.parent, u.step + 1 from up u join category k on k.id = u.parent where u.step < 12
  )
  select coalesce((
    select t.lead_days from purchase_time t left join up u on u.id = t.category
    where t.supplier = s.supplier and t.status = 1 and on_day between t.effective_from and coalesce(t.effective_to, 'infinity')
      and (t.sku = s.id or t.sku is null and (t.category is null or u.id is not null))
    order by t.sku is null, u.step nulls last limit 1), s.lead_days)
  from sku s where s.id = of_sku
$$;

-- The rows that hold for what a row is of, the nearest first.
create function config_levels(of_scope text, of_market bigint, of_node bigint, of_category bigint, of_sku bigint) returns table (place integer, config bigint)
language sql stable as $$
  with recursive up as (
    select k.id, k.parent, 1 as step from category k where k.id = coalesce(of_category, (select s.category from sku s where s.id = of_sku))
    union all select k.id, k.parent, u.step + 1 from up u join category k on k.id = u.parent where u.step < 12
  )
  select 0, c.id from mrp_base_config c where c.status = 1 and c.scope = 'sku' and c.sku = of_sku
  union all select u.step, c.id from up u join mrp_base_config c on c.status = 1 and c.scope = 'category' and c.category = u.id
  union all select 20, c.id from mrp_base_config c where c.status = 1 and c.scope = 'node' and c.node = of_node
  union all select 30, c.id from mrp_base_config c where c.status = 1 and c.scope = 'market'
    and c.market = coalesce(of_market, (select m.market from plan_node_market m where m.id = of_node))
  union all select 40, c.id from mrp_base_config c where c.status = 1 and c.scope = 'default'
$$;

-- The days from China to a node, over the nodes that supply it: by the shipping product named, else by sea before any other, the slower first.
create function first_leg_days(of_node bigint, by_shipping bigint) returns integer language sql stable as $$
  with recursive way as (
    select n.id, n.warehouse, n.supply_node, 1 as step from plan_node n where n.id = of_node
    union all select n.id, n.warehouse, n.supply_node, w.step + 1 from way w join plan_node n on n.id = w.supply_node and n.status = 1 where w.step < 6
  )
  select sum(l.total_p50)::integer from way w join plan_node s on s.id = w.supply_node
  cross join lateral (
    select t.total_p50 from first_leg_today t where t.origin = s.warehouse and t.warehouse = w.warehouse
    order by t.shipping is not distinct from by_shipping desc, t.mode like 'sea%' desc, t.total_p50 desc limit 1) l
$$;

create or replace view mrp_base_config_shown as
select c.*, (
  select string_agg(format('%s %s/%s', t.code, t.total_p50, t.total_p85), ' · ' order by t.total_p50 desc, t.code)
  from plan_node n join plan_node s on s.id = n.supply_node join first_leg_today t on t.origin = s.warehouse and t.warehouse = n.warehouse
  where n.id = c.node and (c.transport is null or t.shipping = c.transport)
) as first_leg_days,
(
  select coalesce(c.qc_days, p.qc, 0) + coalesce(c.prep_days, p.prep, 0) + coalesce(c.receive_days, p.receive, 0)
    + coalesce(case when c.sku is not null then purchase_days(c.sku, current_date) end, 0)
    + coalesce(case when c.node is not null then first_leg_days(c.node, coalesce(c.transport, p.transport)) end, 0)
  from (
    select (array_agg(x.qc_days order by l.place) filter (where x.qc_days is not null))[1] as qc,
      (array_agg(x.prep_days order by l.place) filter (where x.prep_days is not null))[1] as prep,
      (array_agg(x.receive_days order by l.place) filter (where x.receive_days is not null))[1] as receive,
      (array_agg(x.transport order by l.place) filter (where x.transport is not null))[1] as transport
    from config_levels(c.scope, c.market, c.node, c.category, c.sku) l join mrp_base_config x on x.id = l.config
  ) p
) as lead_total
from mrp_base_config c;

-- Shares by the nodes and the priorities in them, to be filtered by.
create or replace view delivery_demand_shown as
select d.*, (
  select string_agg(format('%s %s', n.code, trim_scale(l.percent)), ' · ' order by l.line_no) from delivery_demand_shares l join plan_node n on n.id = l.node where l.record_id = d.id
) as shares_told, (
  select case when sum(r.units) > 0 then string_agg(format('%s %s', n.code, round(100.0 * r.units / nullif((select sum(units) from real_shares(d.id, current_date)), 0), 1)), ' · ' order by r.line_no) end
  from real_shares(d.id, current_date) r join plan_node n on n.id = r.node
) as real_told,
  nullif(array(select n.code from delivery_demand_shares l join plan_node n on n.id = l.node where l.record_id = d.id order by l.line_no), '{}') as nodes,
  nullif(array(select distinct l.priority::text from delivery_demand_shares l where l.record_id = d.id and l.priority is not null order by 1), '{}') as priorities
from delivery_demand d;
