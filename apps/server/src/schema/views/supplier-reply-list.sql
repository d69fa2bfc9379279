create view supplier_reply_list as
select r.*, o.buyer, round((extract(epoch from r.replied_at - o.sent_at) / 3600)::numeric, 1) as hours_to_reply,
  (select array_agg(distinct k.sku) from supplier_reply_lines n join sku k on k.id = n.sku where n.record_id = r.id) as skus
from supplier_reply r join purchase_order o on o.id = r.purchase_order;
