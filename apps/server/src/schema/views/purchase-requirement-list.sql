create view purchase_requirement_list as
select r.*, greatest(0, r.qty - r.ordered_qty - r.closed_qty) as open_qty, k.sales_status, coalesce(s.moq, k.moq) as moq,
  coalesce(s.order_multiple, k.order_multiple) as order_multiple,
  coalesce(i.available - i.unallocated, 0) as free, coalesce(i.in_transit, 0) as transit,
  (select array_agg(distinct o.order_no order by o.order_no)
    from purchase_requirement_allocations a join purchase_order o on o.id = a."order" where a.record_id = r.id) as orders
from purchase_requirement r join sku k on k.id = r.sku
left join lateral (
  select s.moq, s.order_multiple from supplier_sku s
  where s.sku = r.sku and s.supplier = r.supplier and s.currency = r.currency and s.state in ('active', 'trial')
  order by s.state, s.is_primary desc, s.id limit 1
) s on true
left join stock_item i on i.warehouse = r.warehouse and i.sku = r.sku;
