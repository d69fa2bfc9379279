-- How far each line of an order has come.
create view outbound_progress as
select l.id, l.record_id, l.line_no, l.sku, l.pt_sku, l.qty, l.allocated, l.picked, l.packed, l.shipped, l.cost_value, l.reservation_no
  from outbound_lines l;
