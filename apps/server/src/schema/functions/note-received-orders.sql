-- Notes the orders of scanned pieces of purchases, so that what they count for is worked out anew.
create or replace function note_received_orders() returns trigger language plpgsql as $$
begin
  insert into changed_order (purchase_order)
  select distinct o.id from changed c join receipt r on r.id = c.receipt and r.type = 'purchase'
    join receipt_lines l on l.record_id = r.id and l.line_no = c.line_no join purchase_order o on o.order_no = l.po_no;
  return null;
end $$;
