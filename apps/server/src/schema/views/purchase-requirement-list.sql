-- Requirements with what is open of them and what the net requirement [R111], the days late [R112] and the suggested order [R113] come to.
create view purchase_requirement_list as
select o.*, coalesce(s.moq, k.moq) as moq, coalesce(s.carton_qty, 1) as carton_qty,
  coalesce(s.order_multiple, k.order_multiple) as order_multiple, k.sales_status, k.category,
  coalesce(i.available - i.unallocated, 0) as free, coalesce(i.available + i.reserved, 0) as on_hand,
  coalesce(i.in_transit, 0) as transit, w.safety,
  greatest(0, o.open_qty + w.safety - coalesce(i.available - i.unallocated, 0) - coalesce(i.in_transit, 0)) as net_requirement,
  q.suggested_qty, q.suggested_qty - o.open_qty as surplus, p.price_now,
  round(q.suggested_qty * p.price_now, minor_digits(o.currency)) as amount,
  case when o.open_qty > 0 then greatest(0, current_date - o.latest_order_date) else 0 end as days_late,
  o.open_qty > 0 and o.latest_order_date < current_date as overdue,
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
cross join lateral (
  select round_order_qty(o.open_qty, coalesce(s.moq, k.moq), coalesce(s.carton_qty, 1), coalesce(s.order_multiple, k.order_multiple))
    as suggested_qty
) q
cross join lateral (select price_today(s.id, nullif(q.suggested_qty, 0)) as price_now) p
cross join lateral (select safety_stock_of(o.sku, o.warehouse) as safety) w;
