-- Invoices of suppliers with the settlement that has them.
create view supplier_invoice_list as
select i.*, (select s.id from settlement_invoices n join settlement s on s.id = n.record_id
    where n.invoice = i.id and s.state <> 'void' order by s.id desc limit 1) as settlement,
  (select array_agg(distinct o.order_no order by o.order_no) from supplier_invoice_lines l join purchase_order o on o.id = l.purchase_order
    where l.record_id = i.id) as orders
from supplier_invoice i;
