create view pt_sku_list as
select p.*,
  'PT' || lpad(p.id::text, 8, '0') as pt_no,
  s.platform,
  n.state,
  (select f.fnsku from fba_map f where f.store = p.store and f.site = p.site and f.msku collate "C" = p.seller_sku and f.status = 1
    and f.effective_from <= current_date and (f.effective_to is null or f.effective_to >= current_date) order by f.effective_from desc,
    f.id desc limit 1) as fnsku,
  nullif(array(select k.sku from maps_in_force(p.store, p.site, p.seller_sku, current_date) m join sku_map_lines l on l.record_id = m.id
    join sku k on k.id = l.sku order by l.line_no), '{}') as skus,
  (select string_agg(k.sku || ' × ' || l.qty, ' + ' order by l.line_no) from maps_in_force(p.store, p.site, p.seller_sku, current_date) m
    join sku_map_lines l on l.record_id = m.id join sku k on k.id = l.sku) as parts,
  p.created_at::date as first_seen,
  case when p.item_id is not null
    and s.platform in ('amazon', 'ebay', 'walmart') then (select offer_address(s.platform, i.domain, p.item_id) from site i where i.id
    = p.site) end as address,
  units_of_listing(p.id, p.store, p.site, p.seller_sku, p.fulfilment, current_date) as units28
from pt_sku p left join store s on s.id = p.store left join pt_sku_standing n on n.listing = p.id;
