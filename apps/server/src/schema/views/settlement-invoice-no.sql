-- The invoices that settlements pay, by the settlement's id.
create view settlement_invoice_no as
select n.record_id as id, i.invoice_no from settlement_invoices n join supplier_invoice i on i.id = n.invoice;
