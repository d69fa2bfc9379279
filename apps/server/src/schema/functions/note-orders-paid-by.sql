-- Notes the orders that are paid by changed terms, so that what they count for is worked out anew.
create or replace function note_orders_paid_by() returns trigger language plpgsql as $$
begin
  insert into changed_order (purchase_order)
  select o.id from changed c join purchase_order o on o.payment_method = c.id where o.effective_at is not null;
  return null;
end $$;
