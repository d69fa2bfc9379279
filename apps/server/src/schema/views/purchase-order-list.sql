create view purchase_order_list as
select o.*,
  (select array_agg(distinct k.sku) from purchase_order_lines n join sku k on k.id = n.sku where n.record_id = o.id) as skus,
  (select count(*) from purchase_order_lines n where n.record_id = o.id)::integer as line_count,
  (select sum(n.qty) from purchase_order_lines n where n.record_id = o.id)::integer as qty,
  case when o.state in ('approving', 'approved') then
    (select count(*) from purchase_order_approvals a where a.record_id = o.id)::text || '/' || o.levels end as approval_progress,
  case when o.state = 'sent' or o.first_reply_at is not null then
    greatest(0, floor(extract(epoch from coalesce(o.first_reply_at, now()) - o.sent_at) / 3600))::integer end as hours_waiting,
  (select min(n.required_date) from purchase_order_lines n where n.record_id = o.id) as required_date
from purchase_order o;
