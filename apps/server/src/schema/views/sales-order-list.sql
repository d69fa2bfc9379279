create view sales_order_list as
select o.*,
  (case when o.status not in ('shipped', 'delivered', 'cancelled', 'merged', 'split') then o.latest_ship_at end)::timestamptz(3) as due_at,
  -- of the same moment as due_at, so that the index of open orders serves it
  floor(extract(epoch from (case when o.status not in ('shipped', 'delivered', 'cancelled', 'merged', 'split') then o.latest_ship_at end)
    ::timestamptz(3) - now()) / 3600)::integer as hours_left,
  coalesce(o.latest_ship_at < now() and o.status not in ('shipped', 'delivered', 'cancelled', 'merged', 'split'), false) as late,
  regexp_replace(coalesce(o.buyer_name, o.receiver), '(\S)\S*', '\1***', 'g') as buyer,
  nullif(array(select distinct s.sku collate "C" from sales_order_piece p join sku s on s.id = p.sku where p.sales_order = o.id order by 1),
    '{}') as skus,
  nullif(array(select distinct l.seller_sku collate "C" from sales_order_lines l where l.record_id = o.id order by 1), '{}')
    as seller_skus,
  (select string_agg(distinct l.vehicle, ', ') from sales_order_lines l where l.record_id = o.id) as vehicles,
  p.profit,
  (select json_agg(f.picture) from (
      select e.picture from sales_order_piece c join sku s on s.id = c.sku,
        json_array_elements(s.images) with ordinality as e (picture, place)
      where c.sales_order = o.id order by c.line_no, c.id, e.picture ->> 'purpose' = 'main' desc, e.place limit 1) f) as image,
  (select coalesce(sum(l.qty - l.cancelled_qty), 0) from sales_order_lines l where l.record_id = o.id)::integer as qty,
  exists (select from sales_order_lines l where l.record_id = o.id and l.line_no > 0) as multi_line,
  (select string_agg(distinct c.error, '; ') from order_confirmation c where c.sales_order = o.id and c.state <> 'sent') as tracking_error
from sales_order o left join order_profit p on p.id = o.id;
