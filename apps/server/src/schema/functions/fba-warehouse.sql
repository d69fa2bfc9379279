create or replace function fba_warehouse(of_store bigint, place text) returns bigint language sql stable as $$
  select w.id from warehouse w join amazon_warehouse a on a.id = w.fba_center join country c on c.id = w.country
  where w.type = 'fba' and w.status = 1 and w.store = of_store
    and (a.center = place or c.iso2 = place or w.country = (select x.country from amazon_warehouse x where x.center = place))
  order by (a.center = place) desc, w.id limit 1
$$;
