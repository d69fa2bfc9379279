-- The few listings that a map of the part may hold for are found first: which map does hold is asked for those alone.
create or replace function offers_of_sku(of_sku bigint, day date) returns table (listing bigint) language sql stable as $$
  select c.id from (
    select p.id, p.store, p.site, p.seller_sku, m.id as map from sku_map_lines l join sku_map m on m.id = l.record_id and m.status = 1
      join pt_sku p on p.seller_sku collate "C" = m.seller_sku and p.status = 1 and p.ignore_reason is null
    where l.sku = of_sku offset 0) c
  where (select f.id from maps_in_force(c.store, c.site, c.seller_sku, day) f) = c.map
$$;
