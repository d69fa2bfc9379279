-- What of a SKU is free in the warehouses that serve a store: available pieces less reservations without a bin.
create or replace function pool_available(of_store bigint, of_sku bigint) returns integer language sql stable as $$
  select case when of_sku is not null then coalesce(sum(greatest(i.available - i.unallocated, 0)), 0)::integer end
  from stock_item i
  where i.sku = of_sku and i.warehouse in (
    select w.warehouse from store_config c join store_config_warehouses w on w.record_id = c.id where c.store = of_store and c.status = 1)
$$;
