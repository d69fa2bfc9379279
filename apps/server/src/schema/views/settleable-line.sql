-- Lines of orders of which something is accepted or billed and not paid for yet. What settlements in hand take is not to be had twice.
create view settleable_line as
select l.id, o.version, l.record_id as purchase_order, l.line_no + 1 as order_line, l.sku, o.supplier, o.company_entity,
  o.currency, o.buyer,
  l.accepted_qty, l.settled_qty, t.qty as settling_qty, greatest(0, l.accepted_qty - l.settled_qty - t.qty) as ready_qty,
  b.qty as billed_qty, b.invoice_nos, case when b.qty = 0 then 'no_inv' when l.accepted_qty - l.settled_qty - t.qty <= 0 then 'no_gr'
    else 'ready' end as hint, l.price
from (
    select a.id from purchase_order_lines a where a.accepted_qty > a.settled_qty
    union
    select a.id from supplier_invoice i join supplier_invoice_lines n on n.record_id = i.id
      join purchase_order_lines a on a.record_id = n.purchase_order and a.line_no = n.order_line - 1
    where i.state in ('verified', 'held') and n.qty > n.settled_qty) k
  join purchase_order_lines l on l.id = k.id join purchase_order o on o.id = l.record_id
  cross join lateral (
    select coalesce(sum(n.pay_qty), 0)::integer as qty from settlement_lines n join settlement s on s.id = n.record_id
    where n.purchase_order = l.record_id and n.order_line = l.line_no + 1 and s.state in ('draft', 'exception', 'approving')) t
  cross join lateral (
    select coalesce(sum(n.qty - n.settled_qty), 0)::integer as qty, array_agg(distinct i.invoice_no order by i.invoice_no) as invoice_nos
    from supplier_invoice_lines n join supplier_invoice i on i.id = n.record_id
    where n.purchase_order = l.record_id and n.order_line = l.line_no + 1 and i.state in ('verified', 'held') and n.qty > n.settled_qty
      and not exists (select from settlement_invoices u join settlement s on s.id = u.record_id
        where u.invoice = i.id and s.state in ('draft', 'exception', 'approving'))) b
where l.accepted_qty - l.settled_qty - t.qty > 0 or b.qty > 0;
