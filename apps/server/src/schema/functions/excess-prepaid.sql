-- [R12b] What was paid of an order beyond what may be paid of it in advance as it stands.
create or replace function excess_prepaid(of_order bigint) returns numeric language sql stable as $$
  select greatest(0, prepaid_of_order(o.id)
    - round(o.amount_gross * greatest(30, coalesce(m.deposit_pct, 0)) / 100, minor_digits(o.currency)))
  from purchase_order o left join payment_method m on m.id = o.payment_method where o.id = of_order;
$$;
