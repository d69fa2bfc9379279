create view purchase_order_batch_list as
select b.*,
  (select count(*) from purchase_order_batch_orders o where o.record_id = b.id)::integer as order_count,
  (select coalesce(sum(o.qty), 0) from purchase_order_batch_orders o where o.record_id = b.id)::integer as pieces,
  (select count(*) from purchase_order_batch_left_out l where l.record_id = b.id)::integer as left_out_count
from purchase_order_batch b;
