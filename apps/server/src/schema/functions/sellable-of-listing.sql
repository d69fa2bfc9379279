create or replace function sellable_of_listing(of_store bigint, of_site bigint, of_seller_sku text, listed date, day date, out sets integer,
  out empty_since date)
language sql stable as $$
  select min(floor(h.pieces / unit.qty))::integer,
    min(coalesce((select max(v.biz_date) from stock_move v join warehouse w on w.id = v.warehouse and w.market = c.market
      where v.sku = unit.sku and v.status = 'available'), listed)) filter (where h.pieces < unit.qty)
  from site i
  join country c on c.id = i.country
  cross join listing_unit(of_store, of_site, of_seller_sku, day) unit
  cross join lateral (
    select coalesce(sum(t.qty), 0) as pieces from stock_balance t join warehouse w on w.id = t.warehouse and w.market = c.market
      join bin b on b.id = t.bin join warehouse_area g on g.id = b.area join warehouse_child h on h.id = g.child
    where t.sku = unit.sku and t.status = 'available' and h.sellable
  ) h
  where i.id = of_site
$$;
