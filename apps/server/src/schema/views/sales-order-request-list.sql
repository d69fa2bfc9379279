-- What platforms want changed of orders, in words: another address stands by itself, since it is of a buyer.
create view sales_order_request_list as
select r.*, o.platform, o.platform_order_id, o.status as order_status, o.latest_ship_at,
  case r.kind when 'lines' then (
    select string_agg(concat_ws(' × ', coalesce(l ->> 'sellerSku', '?'),
      greatest((l ->> 'qty')::integer - coalesce((l ->> 'cancelledQty')::integer, 0), 0)), ', ')
    from jsonb_array_elements(r.said -> 'lines') l)
  when 'address' then null else concat_ws(' / ', r.said ->> 'status', r.said ->> 'payment') end as wanted,
  case r.kind when 'address' then nullif(concat_ws(', ', r.said -> 'address' ->> 'name', r.said -> 'address' ->> 'line1',
    r.said -> 'address' ->> 'line2', r.said -> 'address' ->> 'city', r.said -> 'address' ->> 'state',
    r.said -> 'address' ->> 'postcode', r.said -> 'address' ->> 'country'), '') end as wanted_address,
  exists (select from sales_order c where c.merged_into = o.id) or o.merged_into is not null as together
from sales_order_request r join sales_order o on o.id = r.sales_order;
