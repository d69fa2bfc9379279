create view distribution_line_list as
select l.id, l.version, l.record_id as plan, p.plan_no, p.depart_week, p.from_node, p.channel, p.equipment, p.state as plan_state,
  l.line_no, l.sku, s.sku as sku_code, l.to_node, l.dest_kind,
  l.carton_qty, l.daily_sales::numeric(18, 3) as daily_sales, l.need, l.have,
  case when l.daily_sales > 0 then round(l.have / l.daily_sales, 1) end::numeric(16, 1) as cover_before,
  l.suggested_cartons, l.cartons, l.loose, l.qty,
  case when l.daily_sales > 0 then round((l.have + l.qty) / l.daily_sales, 1) end::numeric(16, 1) as cover_after,
  case when l.suggested_cartons is null
    or l.suggested_cartons <> l.cartons then 'manual' when l.qty >= l.need then 'full' when l.qty > 0 then 'partial'
    else 'none' end as result,
  l.suggested_cartons is not null and l.suggested_cartons <> l.cartons as changed, l.locked, l.reason,
  coalesce((select greatest(0, i.available - i.unallocated) from stock_item i where i.warehouse = p.from_node and i.sku = l.sku),
    0)::integer as ready,
  s.carton_cbm::numeric(20, 6) as carton_cbm, s.carton_gross_kg as carton_kg, l.outbound_no, l.shipped
from distribution_plan_lines l join distribution_plan p on p.id = l.record_id join sku s on s.id = l.sku;
