create view return_order_list as
select r.*,
  regexp_replace(coalesce(o.buyer_name, o.receiver), '(\S)\S*', '\1***', 'g') as buyer,
  nullif(array(select distinct s.sku collate "C" from return_order_lines l join sku s on s.id = l.sku where l.record_id = r.id order by 1),
    '{}') as skus,
  (select coalesce(sum(l.qty_auth), 0) from return_order_lines l where l.record_id = r.id)::integer as authorised_qty,
  (select coalesce(sum(l.qty_recv), 0) from return_order_lines l where l.record_id = r.id)::integer as received_qty,
  floor(extract(epoch from coalesce(r.ended_at, now()) - r.created_at) / 86400)::integer as days_open,
  coalesce(r.deadline < current_date and r.status in ('authorised', 'inTransit'), false) as overdue
from return_order r left join sales_order o on o.id = r.sales_order;
