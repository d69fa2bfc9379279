-- The category is that of the SKU.
create or replace function take_category_of_sku() returns trigger language plpgsql as $$
begin
  new.category := (select category from sku where id = new.sku);
  return new;
end $$;
