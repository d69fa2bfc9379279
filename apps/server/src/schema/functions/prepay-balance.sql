-- What is left of the money that was paid of an order in advance.
create or replace function prepay_balance(of_order bigint) returns numeric language sql stable as $$
  select coalesce(sum(usable_share(p.currency, p.amount, p.paid_amount, s.amount, s.used)), 0)
  from prepayment_shares s join prepayment p on p.id = s.record_id where s.purchase_order = of_order and p.balance > 0;
$$;
