create view transfer_order_list as
select o.*,
  (select array_agg(distinct k.sku) from transfer_order_lines n join sku k on k.id = n.sku where n.record_id = o.id) as skus,
  (select sum(n.qty) from transfer_order_lines n where n.record_id = o.id)::integer as qty,
  (select coalesce(sum(n.shipped_qty), 0) from transfer_order_lines n where n.record_id = o.id)::integer as shipped_qty,
  (select coalesce(sum(n.received_qty), 0) from transfer_order_lines n where n.record_id = o.id)::integer as received_qty,
  (select coalesce(sum(n.shipped_qty), 0) - coalesce(sum(n.received_qty), 0) - coalesce(sum(n.lost_qty), 0) from transfer_order_lines n
    where n.record_id = o.id)::integer as in_transit,
  (select coalesce(sum(n.lost_qty), 0) from transfer_order_lines n where n.record_id = o.id)::integer as loss_qty,
  (select b.outbound_no from outbound b where b.source_type = 'transfer' and b.source_no = o.transfer_no
    order by b.id desc limit 1) as outbound_no,
  (select r.receipt_no from receipt r where r.type = 'transfer' and r.source_no = o.transfer_no order by r.id desc limit 1) as receipt_no
from transfer_order o;
