create view purchase_requirement_list as
select x.*, greatest(0, x.open_qty + x.safety - x.free - x.transit) as net_requirement,
  x.suggested_qty - x.open_qty as surplus,
  price_today(x.article, nullif(x.suggested_qty, 0)) as price_now,
  round(x.suggested_qty * price_today(x.article, nullif(x.suggested_qty, 0)), minor_digits(x.currency)) as amount,
  case when x.open_qty > 0 then greatest(0, current_date - x.latest_order_date) else 0 end as days_late,
  x.open_qty > 0 and x.latest_order_date < current_date as overdue
from (
  select o.*, coalesce(s.moq, k.moq) as moq, coalesce(s.carton_qty, 1) as carton_qty,
    coalesce(s.order_multiple, k.order_multiple) as order_multiple, s.id as article, k.sales_status, k.category,
    round_order_qty(o.open_qty, coalesce(s.moq, k.moq), coalesce(s.carton_qty, 1), coalesce(s.order_multiple, k.order_multiple))
      as suggested_qty,
    coalesce(i.available - i.unallocated, 0) as free, coalesce(i.available + i.reserved, 0) as on_hand,
    coalesce(i.in_transit, 0) as transit, safety_stock_of(o.sku, o.warehouse) as safety,
    (select array_agg(distinct p.order_no order by p.order_no)
      from purchase_requirement_allocations a join purchase_order p on p.id = a."order" where a.record_id = o.id) as orders
  from (select r.*, greatest(0, r.qty - r.ordered_qty - r.closed_qty) as open_qty from purchase_requirement r) o
  join sku k on k.id = o.sku
  left join lateral (
    select s.id, s.moq, s.carton_qty, s.order_multiple from supplier_sku s
    where s.sku = o.sku and s.supplier = o.supplier and s.currency = o.currency and s.price_incl_tax and s.state in ('active', 'trial')
    order by s.state, s.is_primary desc, s.id limit 1
  ) s on true
  left join stock_item i on i.warehouse = o.warehouse and i.sku = o.sku
) x;
