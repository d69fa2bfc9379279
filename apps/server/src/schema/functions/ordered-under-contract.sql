-- What the orders that were submitted under a contract come to gross, in its currency.
create or replace function ordered_under_contract(of_contract bigint, in_currency text) returns numeric language sql stable as $$
  select coalesce(sum(p.amount_gross), 0) from purchase_order p
  where p.contract = of_contract and p.currency = in_currency and p.state not in ('draft', 'rejected', 'cancelled')
$$;
