-- [R12b] What was paid of an order beyond what may be paid of it in advance as it stands.
create or replace function excess_prepaid(of_order bigint) returns numeric language sql stable as $$
  select greatest(0, prepaid_of_order(o.id)
    - round(o.amount_gross * greatest(30, o.deposit_pct) / 100, minor_digits(o.currency)))
  from purchase_order o where o.id = of_order;
$$;
