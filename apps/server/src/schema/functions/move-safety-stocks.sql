create or replace function move_safety_stocks() returns trigger language plpgsql as $$
begin
  update safety_stock set category = new.category where sku = new.id;
  return null;
end $$;
