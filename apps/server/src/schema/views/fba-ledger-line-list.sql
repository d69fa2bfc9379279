create view fba_ledger_line_list as
select t.*, 'FL' || t.id as line_no, m.sku, b.booked_at, b.refused, c.computed, (t.ending - c.computed)::integer as gap,
  coalesce(r.units, 0)::integer as reimbursed, r.amount as reimbursed_amount,
  r.currency, c.claimable, f.exception as diff_type, k.state as case_status,
  case when b.booked_at is not null then 'booked' when b.refused is not null then 'waits' else 'open' end as booking,
  case when t.lost < 0 or t.damaged < 0 then t.period_to
    + fba_parameter_on('warehouse_claim_days', t.period_to)::integer end as claim_deadline
from fba_ledger_line t
left join lateral (select sum(x.qty_total) as units, case when count(distinct x.currency) = 1 then sum(x.amount_total) end as amount,
  case when count(distinct x.currency) = 1 then min(x.currency) end as currency from fba_settlement s join fba_reimbursement x on x.id
    = s.reimbursement where s.ledger_line = t.id) r on true
left join fba_ledger_booking b on b.line = t.id
left join lateral (select s.sku from fba_sku_on(t.store, t.fnsku, t.period_to) f join sku s on s.id = f.sku) m on true
left join lateral (select x.state from fba_case x where x.source_no = 'FL' || t.id order by x.id desc limit 1) k on true
cross join lateral (select
  (t.starting + t.receipts + t.shipments + t.returns + t.vendor_returns + t.transfers + t.found + t.lost + t.damaged + t.disposed + t.other
    + t.unknown)::integer as computed,
  greatest(0, - t.lost - t.found - coalesce(r.units, 0))::integer as claimable) c
cross join lateral (select case when t.ending <> c.computed then 'unbalanced' when b.refused is not null then 'negative_wait'
  when c.claimable > 0 then 'wh_lost' when upper(t.disposition) = 'SELLABLE' and t.damaged < 0 and coalesce(r.units, 0)
    = 0 then 'wh_damaged' end as exception) f;
