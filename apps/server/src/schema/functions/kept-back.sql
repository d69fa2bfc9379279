-- What stays behind of the free pieces of a SKU in a warehouse when a shop's order leaves from it: the greatest buffer of the
-- configurations
-- in use of the shop for the country that name the warehouse; a share is rounded up to whole pieces.
create or replace function kept_back(of_store bigint, of_country bigint, of_warehouse bigint, free bigint)
  returns bigint language sql stable as $$
  select coalesce(max(greatest(coalesce(c.buffer_pcs, 0), ceil(greatest(free, 0) * coalesce(c.buffer_pct, 0) / 100)::bigint)), 0)
  from store_config c join store_config_warehouses w on w.record_id = c.id and w.warehouse = of_warehouse
  where c.store = of_store and c.country = of_country and c.status = 1
$$;
