-- An area with stock stays in its part of the warehouse.
create or replace function settle_area_child() returns trigger language plpgsql as $$
begin
  if new.child <> old.child and exists (select from stock_balance s join bin b on b.id = s.bin where b.area = new.id and s.qty > 0) then
    raise exception using errcode = '23514', constraint = 'warehouse_area_holds_stock', message = 'the area holds stock';
  end if;
  return new;
end $$;
