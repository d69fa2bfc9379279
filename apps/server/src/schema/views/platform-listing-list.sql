-- Listings of all platforms with the picture of their SKU, their page, and what is wrong with them.
create view platform_listing_list as
select l.*, k.category,
  (select json_agg(p.picture)
    from (select e.picture from sku s, json_array_elements(s.images) with ordinality as e (picture, place) where s.id = l.sku
    order by e.picture ->> 'purpose' = 'main' desc, e.place limit 1) p) as image,
  case when l.platform in ('amazon', 'ebay', 'walmart') then (select offer_address(l.platform, i.domain, l.listing_id) from site i
    where i.id = l.site) end as address,
  nullif(array_remove(array[case when l.state = 'suppressed' then 'suppressed' end, case when l.sku is null then 'unmapped' end,
    case when l.below_floor then 'belowFloor' end, case when l.qty = 0 and l.available > 0 then 'outOfStock' end,
    case when l.image_count < 3 then 'fewImages' end, case when l.fitment_count = 0 then 'noFitment' end], null), '{}') as issues,
  (l.state = 'suppressed' or l.sku is null or l.below_floor
    or coalesce(l.qty = 0 and l.available > 0, false) or coalesce(l.image_count < 3, false) or coalesce(l.fitment_count = 0, false))
    as has_issue,
  coalesce(l.qty = 0 and l.available > 0, false) as stocked_out,
  l.sku is null as unmapped
from platform_listing l left join sku k on k.id = l.sku;
