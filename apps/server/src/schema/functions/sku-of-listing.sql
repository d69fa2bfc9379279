-- A listing is of the SKU that the FBA map of its day names, else of the one whose code is its seller's: the rule LST7 of the catalogue.
create or replace function sku_of_listing(of_store bigint, of_site bigint, of_msku text, day date) returns bigint language sql stable as $$
  select coalesce(
    (select f.sku from fba_map f where f.store = of_store and f.site = of_site and f.msku collate "C" = of_msku and f.status = 1
      and day between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1),
    (select s.id from sku s where s.sku = upper(of_msku)))
$$;
