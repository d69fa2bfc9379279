-- Pending listings with the currency of their sites, what they have so far, their PT SKU, and how long they have been waiting.
create view new_amazon_pending_list as
select a.*, coalesce(r.currency, s.currency) as currency,
  (select count(*) from new_amazon_pending_bullets b where b.record_id = a.id)::integer as bullet_count,
  coalesce(json_array_length(a.images), 0) as image_count,
  (select count(*) from fitment f where f.sku = a.sku and f.status = 1)::integer as vehicles,
  (select max(p.pushed_at) from new_amazon_pending_pushed p where p.pending = a.id)::timestamptz(3) as pushed_at,
  (select p.id from pt_sku p where p.store = a.store and p.site = a.site and p.seller_sku = a.seller_sku) as listing,
  case when a.state in ('waitInfo', 'ready', 'pushed', 'blocked') then greatest(0, current_date - a.created_at::date) end as waiting_days
from new_amazon_pending a join store_site r on r.id = a.store_site join site s on s.id = a.site;
