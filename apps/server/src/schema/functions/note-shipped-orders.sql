-- Notes the orders of changed lines of batches, so that their figures are calculated again.
create or replace function note_shipped_orders() returns trigger language plpgsql as $$
begin
  insert into changed_order (purchase_order)
  select distinct b.purchase_order from changed c join ship_batch b on b.id = c.record_id;
  return null;
end $$;
