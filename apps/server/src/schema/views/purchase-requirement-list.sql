create view purchase_requirement_list as
select r.*, greatest(0, r.qty - r.ordered_qty) as open_qty, k.sales_status, k.moq, k.order_multiple,
  coalesce(i.available - i.unallocated, 0) as free, coalesce(i.in_transit, 0) as transit,
  (select array_agg(o.order_no order by o.order_no) from purchase_requirement_allocations a join purchase_order o on o.id = a."order"
    where a.record_id = r.id) as orders
from purchase_requirement r join sku k on k.id = r.sku
left join stock_item i on i.warehouse = r.warehouse and i.sku = r.sku;
