-- Settlements with their lines, exceptions, orders and invoices.
create view settlement_list as
select s.*, l.line_count, l.exception_count, l.orders, l.matches,
  (select array_agg(i.invoice_no order by i.invoice_no) from settlement_invoices n join supplier_invoice i on i.id = n.invoice
    where n.record_id = s.id) as invoice_nos
from settlement s cross join lateral (
  select count(*)::integer as line_count,
    count(*) filter (where n.match not in ('ok', 'tol') and not n.override)::integer as exception_count,
    array_agg(distinct o.order_no order by o.order_no) as orders, array_agg(distinct n.match order by n.match) as matches
  from settlement_lines n join purchase_order o on o.id = n.purchase_order where n.record_id = s.id) l;
