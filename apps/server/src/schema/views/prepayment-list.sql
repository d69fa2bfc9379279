-- Prepayments with their orders as they stand. What is too much of them is what [R12b] says, share by share.
create view prepayment_list as
select p.*,
  (select array_agg(o.order_no order by o.order_no) from prepayment_shares s join purchase_order o on o.id = s.purchase_order
    where s.record_id = p.id) as orders,
  (select round(100 * p.amount / nullif(sum(o.amount_gross), 0), 2)
    from prepayment_shares s join purchase_order o on o.id = s.purchase_order where s.record_id = p.id) as pct_of_order,
  (select min(o.buyer) from prepayment_shares s join purchase_order o on o.id = s.purchase_order where s.record_id = p.id) as buyer,
  case when p.balance > 0 and p.state <> 'to_pay' then (select sum(least(s.amount - s.used, excess_prepaid(o.id)))
    from prepayment_shares s join purchase_order o on o.id = s.purchase_order where s.record_id = p.id) end as excess,
  case when p.balance > 0 then current_date - p.paid_at end as aging_days,
  case when p.balance > 0 then case when current_date - p.paid_at <= 30 then 'd30' when current_date - p.paid_at <= 60 then 'd60'
    when current_date - p.paid_at <= 90 then 'd90' else 'older' end end as aging_band
from prepayment p;
