-- The warehouse that stands for Amazon's: of the shop and the centre, else of the shop in the centre's country or the country named.
-- The SKU that an FNSKU of a shop stands for on a day.
create or replace function fba_sku_on(of_store bigint, of_fnsku text, on_day date)
  returns table (sku bigint, qty_per integer) language sql stable as $$
  select f.sku, f.qty_per from fba_map f where f.store = of_store and f.fnsku = of_fnsku and f.status = 1
    and on_day between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1
$$;
