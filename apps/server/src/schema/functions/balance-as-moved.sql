-- A balance that is not that of its last move, or a layer that is not that of its last layer move, is never committed.
create or replace function balance_as_moved() returns trigger language plpgsql as $$
declare
  stored record;
begin
  select b.qty, m.balance_after into stored from stock_balance b
  left join lateral (
    select balance_after from stock_move m
    where m.warehouse = b.warehouse and m.sku = b.sku and m.bin = b.bin and m.status = b.status
    order by posted_at desc, seq desc limit 1
  ) m on true
  where b.id = new.id;
  if found and stored.qty is distinct from stored.balance_after then
    raise exception 'balance % is not that of its moves', new.id using errcode = '23514', constraint = 'stock_balance_as_moved';
  end if;
  return null;
end $$;
