create view safety_stock_list as
select t.*, s.category, s.planner, (
  select round(sum(b.qty) / nullif(t.d_mean, 0), 1) from stock_balance b where b.sku = t.sku and b.warehouse = n.warehouse
    and b.status in ('available', 'reserved')
)::numeric(13, 1) as stock_days
from safety_stock t join sku s on s.id = t.sku join plan_node n on n.id = t.node;
