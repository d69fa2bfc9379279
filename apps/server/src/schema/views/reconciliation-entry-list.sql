create view reconciliation_entry_list as
select l.id, r.version, l.record_id as reconciliation, l.line_no + 1 as line_no, v.voucher_no, l.event, v.biz_type, l.biz_no,
  l.day as account_date, r.period, r.supplier, r.company_entity, r.currency, l.amount, l.balance
from reconciliation_lines l join reconciliation r on r.id = l.record_id join ledger_voucher v on v.voucher_no = l.voucher_no;
