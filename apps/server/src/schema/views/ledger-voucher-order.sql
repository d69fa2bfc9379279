-- The orders that vouchers are about, by the voucher's id: one that takes another back is about the same ones.
create view ledger_voucher_order as
select d.id, d.order_no from ledger_document_order d
union all
select r.id, d.order_no from ledger_document_order d join ledger_voucher r on r.reverses = d.id;
