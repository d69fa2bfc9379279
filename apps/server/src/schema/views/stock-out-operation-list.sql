create view stock_out_operation_list as
select o.*,
  (select array_agg(distinct k.sku) from stock_out_operation_lines n join sku k on k.id = n.sku where n.record_id = o.id) as skus,
  (select sum(n.qty) from stock_out_operation_lines n where n.record_id = o.id)::integer as qty,
  posting_value(o.posting_no, false) as value
from stock_out_operation o;
