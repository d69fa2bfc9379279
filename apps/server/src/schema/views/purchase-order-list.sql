create view purchase_order_list as
select o.*,
  (select array_agg(distinct k.sku) from purchase_order_lines n join sku k on k.id = n.sku where n.record_id = o.id) as skus,
  (select count(*) from purchase_order_lines n where n.record_id = o.id)::integer as line_count,
  (select sum(n.qty) from purchase_order_lines n where n.record_id = o.id)::integer as qty,
  case when o.state in ('approving', 'approved') then
    (select count(*) from purchase_order_approvals a where a.record_id = o.id)::text || '/' || o.levels end as approval_progress,
  (select min(n.required_date) from purchase_order_lines n where n.record_id = o.id) as required_date
from purchase_order o;
