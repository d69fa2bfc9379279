create or replace function layer_as_moved() returns trigger language plpgsql as $$
declare
  stored record;
begin
  select l.qty_left, l.value_left, m.qty_after, m.value_after into stored from stock_layer l
  left join lateral (select qty_after, value_after from layer_move m where m.layer = l.id order by seq desc limit 1) m on true
  where l.id = new.id;
  if found and (stored.qty_left, stored.value_left) is distinct from (stored.qty_after, stored.value_after) then
    raise exception 'layer % is not that of its moves', new.id using errcode = '23514', constraint = 'stock_layer_as_moved';
  end if;
  return null;
end $$;
