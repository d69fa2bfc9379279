create or replace function listing_states(of_store bigint, of_site bigint, of_seller_sku text, ignore_reason text, day date)
  returns table (state text) language sql stable as $$
  select case
    when ignore_reason is not null then 'ignored'
    when m.id is null then 'unmapped'
    when exists (
      select from fba_map f join sku_map_lines l on l.record_id = m.id
      where f.msku collate "C" = of_seller_sku and f.store = of_store and f.site = of_site and f.status = 1 and f.effective_from <= day
        and (f.effective_to is null or f.effective_to >= day) and (f.sku, f.qty_per) <> (l.sku, l.qty)
        and not exists (select from sku_map_lines other where other.record_id = m.id and other.id <> l.id)) then 'conflict'
    else 'mapped'
  end from (select (select f.id from maps_in_force(of_store, of_site, of_seller_sku, day) f) as id) m
$$;
