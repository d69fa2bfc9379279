create view ledger_voucher_list as
select v.id, v.version, v.voucher_no, v.event, v.biz_type, v.biz_no, v.account_date, v.period, v.supplier, v.company_entity, v.currency,
  v.amount, v.due_date, v.memo, v.rate_cny, v.created_by as posted_by, v.created_at as posted_at, r.voucher_no as reversed_by,
  (select array_agg(distinct o.order_no order by o.order_no) from ledger_voucher_order o where o.id = v.id) as orders,
  case when v.reverses is not null then 'reversal' when r.id is not null then 'reversed' else 'posted' end as standing
from ledger_voucher v left join ledger_voucher r on r.reverses = v.id;
