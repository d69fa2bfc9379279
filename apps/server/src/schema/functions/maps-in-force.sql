-- The rule B6 of the catalogue, for as many listings as a query has.
create or replace function maps_in_force(of_store bigint, of_site bigint, of_seller_sku text, day date)
  returns table (id bigint) language sql stable as $$
  select m.id from sku_map m
  where m.seller_sku collate "C" = of_seller_sku and m.status = 1 and m.platform = (select s.platform from store s where s.id = of_store)
    and (m.store is null or m.store = of_store) and (m.site is null or m.site = of_site)
    and m.effective_from <= day and (m.effective_to is null or m.effective_to >= day)
  order by (m.store is not null) desc, (m.site is not null) desc, m.effective_from desc, m.id desc limit 1
$$;
