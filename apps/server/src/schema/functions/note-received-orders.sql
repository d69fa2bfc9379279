-- Notes the orders of received pieces, so that their figures are calculated again.
create or replace function note_received_orders() returns trigger language plpgsql as $$
begin
  insert into changed_order (purchase_order)
  select distinct o.id from changed c join purchase_order o on o.order_no = c.po_no;
  return null;
end $$;
