create view ledger_entry_list as
select e.id, e.version, v.voucher_no, v.event, v.biz_type, v.biz_no, e.account_date, v.period, e.supplier, v.company_entity, v.currency,
  e.account, nullif(e.debit, 0) as debit, nullif(e.credit, 0) as credit, e.balance_after, v.memo, v.rate_cny, v.created_by as posted_by,
  v.created_at as posted_at
from ledger_entry e join ledger_voucher v on v.id = e.voucher;
