-- The lines of an order as its page keeps them, counted from 0.
create view outbound_items as select l.id, l.record_id, l.line_no - 1 as line_no, l.sku, l.qty, l.pt_sku from outbound_lines l;

create trigger outbound_item_kept instead of insert or update or delete on outbound_items
  for each row execute function keep_outbound_item();
