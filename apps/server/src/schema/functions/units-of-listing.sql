-- What was sold of a listing in 28 days: as the platform reports it, else by the shipped orders of its shop. Orders of a seller SKU
-- that
-- stands at several sites count for the site of the country to which they go. Asked for the rows that are shown, each by itself.
create or replace function units_of_listing(of_listing bigint, of_store bigint, of_site bigint, of_seller_sku text, of_fulfilment text,
  day date) returns integer
language plpgsql stable as $$
declare
  sold integer;
begin
  select sum(a.units) into sold from amazon_listing a
  where a.store = of_store and a.site = of_site and a.msku = of_seller_sku and a.snapshot_date > day - 28 and a.snapshot_date <= day;
  if sold is not null then
    return sold;
  end if;
  select sum(u.units) into sold from (
    select max(ceil(l.shipped
      / coalesce((select t.qty from listing_unit(of_store, of_site, of_seller_sku, o.shipped_at::date) t where t.sku = l.sku), 1))) as units
    from outbound_lines l
    join outbound o on o.id = l.record_id and o.store = of_store and o.out_type = 'sale' and o.status = 'shipped'
      and o.shipped_at::date > day - 28 and o.shipped_at::date <= day
    where upper(l.pt_sku) collate "C" = of_seller_sku collate "C" and l.shipped > 0
      and (o.country = (select i.country from site i where i.id = of_site)
        or not exists (select from pt_sku q where q.seller_sku collate "C" = of_seller_sku collate "C" and q.store = of_store
          and q.id <> of_listing))
    group by o.id) u;
  return coalesce(sold, case when of_fulfilment in ('fbm', 'b2b') then 0 end);
end $$;
