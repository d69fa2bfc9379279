create view mrp_base_config_list as
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
