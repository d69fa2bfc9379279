-- The orders that invoices bill, by the invoice's id.
create view supplier_invoice_order as
select l.record_id as id, o.order_no from supplier_invoice_lines l join purchase_order o on o.id = l.purchase_order;
