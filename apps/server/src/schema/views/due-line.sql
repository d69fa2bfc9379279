-- Lines of orders that were agreed, with the days by which they are measured, how often their date moved, and why it did so last.
create view due_line as
select l.id, o.version, l.record_id as purchase_order, l.line_no + 1 as order_line, k.sku as sku_code, l.sku, k.category, o.supplier,
  o.buyer, o.warehouse, o.company_entity, l.line_status, l.eff_qty, l.shipped_qty, l.received_qty, l.open_qty, o.under_tol_pct,
  o.accept_point, l.required_date, l.baseline_date, l.promised_date, l.kpi_date, coalesce(d.changes, 0) as change_count,
  d.reason as last_reason, d.responsibility as last_responsibility
from purchase_order_lines l join purchase_order o on o.id = l.record_id join sku k on k.id = l.sku
  left join lateral (
    select count(*) over ()::integer as changes, c.reason, c.responsibility from delivery_date c
    where c.purchase_order = l.record_id and c.order_line = l.line_no + 1 and c.seq > 1 and c.state = 'approved'
    order by c.seq desc limit 1) d on true
where l.kpi_date is not null and l.line_status <> 'cancelled';
