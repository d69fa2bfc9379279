-- A listing is of the SKU that the FBA map of its day names, else of the one whose code is its seller's, unless it says another.
create or replace function settle_listing_sku() returns trigger language plpgsql as $$
begin
  if new.sku is null then
    new.sku := coalesce(
      (select f.sku from fba_map f where f.store = new.store and f.site = new.site and f.msku collate "C" = new.msku and f.status = 1
        and new.snapshot_date between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1),
      (select s.id from sku s where s.sku = upper(new.msku)));
  end if;
  return new;
end $$;
