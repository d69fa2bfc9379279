-- What is shipped for a line of a sales order: the SKU that it names itself, else those of the map in force for its listing, kits by their
-- components. Nothing where no map is in force.
create or replace function pieces_of_sale(of_store bigint, of_site bigint, of_seller_sku text, of_sku bigint, of_qty integer, day date)
  returns table (sku bigint, qty integer) language sql stable as $$
  select p.sku, sum(p.qty)::integer from (
    select of_sku as sku, of_qty as qty where of_sku is not null
    union all
    select l.sku, l.qty * of_qty from maps_in_force(of_store, of_site, upper(of_seller_sku), day) m
    join sku_map_lines l on l.record_id = m.id where of_sku is null) w
  cross join lateral pieces_of_sku(w.sku, w.qty, day) p
  group by p.sku
$$;
