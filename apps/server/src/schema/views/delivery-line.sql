-- Lines of orders in force of which something is still to come, with their open pieces as openQty [R7] has them.
create view delivery_line as
select l.id, o.version, l.record_id as purchase_order, l.line_no + 1 as order_line, l.sku, o.supplier, o.buyer, o.warehouse,
  o.state as order_state, l.qty - l.cancelled_qty - l.short_closed_qty as eff_qty,
  l.qty - l.cancelled_qty - l.short_closed_qty - (l.received_qty - l.replace_qty) as open_qty,
  l.required_date, l.baseline_date, l.promised_date, l.kpi_date,
  (select count(*) from delivery_date d where d.purchase_order = l.record_id and d.order_line = l.line_no + 1 and d.seq > 1
    and d.state = 'approved')::integer as change_count,
  exists (select from delivery_date d where d.purchase_order = l.record_id and d.order_line = l.line_no + 1
    and d.state = 'pending') as changing
from purchase_order_lines l join purchase_order o on o.id = l.record_id
where o.state in ('effective', 'producing', 'inspected', 'shipped', 'received')
  and l.qty - l.cancelled_qty - l.short_closed_qty > l.received_qty - l.replace_qty;
