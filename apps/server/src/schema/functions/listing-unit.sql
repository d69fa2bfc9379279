-- The rule B6: the pieces of each part in one unit of a listing by the map of a day. Nothing where a line of the map is refused.
create or replace function listing_unit(of_store bigint, of_site bigint, of_seller_sku text, day date)
  returns table (sku bigint, qty numeric)
language sql stable as $$
  with piece as (
    select p.sku, p.qty
    from maps_in_force(of_store, of_site, of_seller_sku, day) m
    join sku_map_lines l on l.record_id = m.id
    left join lateral pieces_of_sku(l.sku, l.qty::numeric, day) p on true)
  select p.sku, sum(p.qty) from piece p where not exists (select from piece q where q.sku is null) group by p.sku
$$;
