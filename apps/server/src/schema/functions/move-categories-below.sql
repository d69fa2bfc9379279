-- What stands below a moved category moves along.
create or replace function move_categories_below() returns trigger language plpgsql as $$
begin
  update category set parent = parent where parent = new.id and level is distinct from new.level + 1;
  return null;
end $$;
