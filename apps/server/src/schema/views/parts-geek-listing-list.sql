-- Listings on PartsGeek with the picture of their SKU, what of it may be sold from the warehouses of their store, and its fitments.
create view parts_geek_listing_list as
select l.*,
  (select json_agg(p.picture)
    from (select e.picture from sku s, json_array_elements(s.images) with ordinality as e (picture, place) where s.id = l.sku
    order by e.picture ->> 'purpose' = 'main' desc, e.place limit 1) p) as image,
  pool_available(l.store, l.sku) as available,
  (select count(*) from fitment f where f.sku = l.sku and f.status = 1)::integer as fitment_count,
  coalesce((select json_array_length(s.images) from sku s where s.id = l.sku), 0) as image_count,
  coalesce(cardinality(l.oe_numbers), 0) as oe_count
from parts_geek_listing l;
