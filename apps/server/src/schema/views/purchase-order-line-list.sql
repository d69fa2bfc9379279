-- Every line of every order, beside what its order says.
create view purchase_order_line_list as
select l.id, 1 as version, l.record_id as purchase_order, o.order_no, l.line_no + 1 as line_no, k.sku as sku_code, l.sku,
  s.supplier_item_no, o.supplier, o.buyer, k.category, o.warehouse, o.company_entity, l.line_status, o.state as order_state, l.qty,
  l.eff_qty, l.produced_qty, l.passed_qty, l.shipped_qty, l.in_transit_qty, l.received_qty, l.blocked_qty, l.returned_qty, l.replace_qty,
  l.open_qty, l.invoiced_qty, l.settled_qty, o.currency, l.price, l.amount_net, l.amount, l.open_amount, l.required_date, l.baseline_date,
  l.promised_date, l.kpi_date,
  case when l.open_qty > 0 and o.effective_at is not null and o.state not in ('closed', 'cancelled') then
    greatest(0, current_date - coalesce(l.promised_date, l.required_date)) end as days_late,
  o.effective_at
from purchase_order_lines l join purchase_order o on o.id = l.record_id join sku k on k.id = l.sku
-- The article that the supplier sells the SKU as, its primary one or the first: a join, so that lines are found by its number.
left join supplier_sku s on s.supplier = o.supplier and s.sku = l.sku and s.currency = o.currency
  and not exists (select from supplier_sku b where b.supplier = s.supplier and b.sku = s.sku and b.currency = s.currency
    and (b.is_primary, -b.id) > (s.is_primary, -s.id));
