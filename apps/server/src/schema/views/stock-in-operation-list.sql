create view stock_in_operation_list as
select o.*,
  (select array_agg(distinct k.sku) from stock_in_operation_lines n join sku k on k.id = n.sku where n.record_id = o.id) as skus,
  (select sum(n.qty) from stock_in_operation_lines n where n.record_id = o.id)::integer as qty,
  case when o.posting_no is null then (select sum(n.qty * n.unit_cost) from stock_in_operation_lines n where n.record_id = o.id)
    else posting_value(o.posting_no, true) end::numeric(18, 4) as value
from stock_in_operation o;
