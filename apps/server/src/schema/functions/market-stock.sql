-- What of a SKU can be sold in a market: available pieces in its warehouses, without parts of them that sell nothing.
create or replace function market_stock(of_market bigint, of_sku bigint) returns integer language sql stable as $$
  select coalesce(sum(s.qty), 0)::integer
  from stock_balance s
  join warehouse w on w.id = s.warehouse
  join bin b on b.id = s.bin
  join warehouse_area a on a.id = b.area
  join warehouse_child c on c.id = a.child
  where s.sku = of_sku and s.status = 'available' and w.market = of_market and c.sellable
$$;
