-- What is left of the money that was paid of an order in advance; of a prepayment that is paid in part, its part of that.
create or replace function prepay_balance(of_order bigint) returns numeric language sql stable as $$
  select coalesce(sum(case when p.state = 'to_pay' then round(p.balance * s.amount / p.amount, minor_digits(p.currency))
    else s.amount - s.used end), 0)
  from prepayment_shares s join prepayment p on p.id = s.record_id where s.purchase_order = of_order and p.balance > 0;
$$;
