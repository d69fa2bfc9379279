create or replace function keep_snapshot_values() returns trigger language plpgsql as $$
begin
  if not exists (select from added a where a.biz_date < date_trunc('month', now() - interval '1 day')) then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('stock_month', 0));
  insert into stock_item_snapshot (month, warehouse, sku, qty, value)
  select s.month, a.warehouse, a.sku, 0, sum(a.value_delta) from added a
  join stock_snapshot_month s on s.month + interval '1 month' > a.biz_date group by 1, 2, 3
  on conflict (month, warehouse, sku) do update set value = stock_item_snapshot.value + excluded.value;
  return null;
end $$;
