-- The orders that the documents of vouchers are about, by the voucher's id.
create view ledger_document_order as
select v.id, o.order_no from ledger_voucher v join ship_batch d on d.batch_no collate "C" = v.biz_no collate "C"
  join purchase_order o on o.id = d.purchase_order where v.biz_type = 'batch'
union all
select distinct v.id, l.po_no from ledger_voucher v join receipt d on d.receipt_no collate "C" = v.biz_no collate "C"
  join receipt_lines l on l.record_id = d.id and l.po_no <> '-' where v.biz_type = 'receipt'
union all
select distinct v.id, o.order_no from ledger_voucher v join settlement d on d.settle_no collate "C" = v.biz_no collate "C"
  join settlement_order o on o.id = d.id where v.biz_type = 'settlement'
union all
select v.id, o.order_no from ledger_voucher v join prepayment d on d.prepay_no collate "C" = v.biz_no collate "C"
  join prepayment_order o on o.id = d.id where v.biz_type = 'prepayment'
union all
select v.id, o.order_no from ledger_voucher v join deduction d on d.deduct_no collate "C" = v.biz_no collate "C"
  join purchase_order o on o.id = d.purchase_order where v.biz_type = 'deduction'
union all
select v.id, o.order_no from ledger_voucher v join after_sale d on d.as_no collate "C" = v.biz_no collate "C"
  join purchase_order o on o.id = d.purchase_order where v.biz_type = 'after_sale';
