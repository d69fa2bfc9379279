-- What is dated back into a month with a snapshot is added to it and to all later ones. A snapshot or the closing of a month holds
-- an exclusive lock, so that no move slips in between; a closed month takes none.
create or replace function keep_snapshot_pieces() returns trigger language plpgsql as $$
begin
  if not exists (select from added a where a.biz_date < date_trunc('month', now() - interval '1 day')) then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('stock_month', 0));
  if exists (select from added a where a.biz_date < (select max(c.month) + interval '1 month' from stock_month c)) then
    raise exception 'a move is dated into a closed month' using errcode = '23514', constraint = 'stock_month_closed';
  end if;
  insert into stock_snapshot (month, warehouse, bin, sku, status, qty)
  select s.month, a.warehouse, a.bin, a.sku, a.status, sum(a.qty_delta) from added a
  join stock_snapshot_month s on s.month + interval '1 month' > a.biz_date group by 1, 2, 3, 4, 5
  on conflict (warehouse, sku, bin, status, month) do update set qty = stock_snapshot.qty + excluded.qty;
  insert into stock_item_snapshot (month, warehouse, sku, qty, value)
  select s.month, a.warehouse, a.sku, sum(a.qty_delta), 0 from added a
  join stock_snapshot_month s on s.month + interval '1 month' > a.biz_date group by 1, 2, 3
  on conflict (month, warehouse, sku) do update set qty = stock_item_snapshot.qty + excluded.qty;
  return null;
end $$;
