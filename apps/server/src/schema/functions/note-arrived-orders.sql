-- Notes the orders of purchases that arrived, so that their figures are calculated again.
create or replace function note_arrived_orders() returns trigger language plpgsql as $$
begin
  insert into changed_order (purchase_order)
  select distinct o.id from changed c join receipt_lines l on l.record_id = c.id join purchase_order o on o.order_no = l.po_no
  where c.type = 'purchase';
  return null;
end $$;
