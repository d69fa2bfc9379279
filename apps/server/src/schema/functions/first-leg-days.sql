-- The days from China to a node, over the nodes that supply it: by the shipping product named, else by sea before any other, the slower
-- first.
create or replace function first_leg_days(of_node bigint, by_shipping bigint) returns integer language sql stable as $$
  with recursive way as (
    select n.id, n.warehouse, n.supply_node, 1 as step from plan_node n where n.id = of_node
    union all select n.id, n.warehouse, n.supply_node, w.step + 1 from way w join plan_node n on n.id = w.supply_node and n.status = 1
      where w.step < 6
  )
  select sum(l.total_p50)::integer from way w join plan_node s on s.id = w.supply_node
  cross join lateral (
    select t.total_p50 from first_leg_today t where t.origin = s.warehouse and t.warehouse = w.warehouse
    order by t.shipping is not distinct from by_shipping desc, t.mode like 'sea%' desc, t.total_p50 desc limit 1) l
$$;
