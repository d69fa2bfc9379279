-- What is asked for or paid of an order in advance: prepayments in approval and behind it, less what was refunded or moved.
create or replace function prepaid_of_order(of_order bigint) returns numeric language sql stable as $$
  select coalesce(sum(s.amount), 0) from prepayment_shares s join prepayment p on p.id = s.record_id
  where s.purchase_order = of_order and p.state not in ('draft', 'rejected', 'cancelled');
$$;
