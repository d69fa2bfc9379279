-- Shipping batches with what their lines come to.
create view ship_batch_list as
select b.*, o.buyer,
  (select array_agg(distinct k.sku) from ship_batch_lines l join sku k on k.id = l.sku where l.record_id = b.id) as skus,
  (select sum(l.qty) from ship_batch_lines l where l.record_id = b.id)::integer as qty,
  (select sum(l.arrived_qty) from ship_batch_lines l where l.record_id = b.id)::integer as arrived_qty,
  (select sum(l.on_way_qty) from ship_batch_lines l where l.record_id = b.id)::integer as on_way_qty,
  (select sum(l.cartons) from ship_batch_lines l where l.record_id = b.id)::integer as cartons,
  (select sum(l.gross_kg) from ship_batch_lines l where l.record_id = b.id) as gross_kg,
  (select sum(l.cbm) from ship_batch_lines l where l.record_id = b.id) as cbm
from ship_batch b join purchase_order o on o.id = b.purchase_order;
