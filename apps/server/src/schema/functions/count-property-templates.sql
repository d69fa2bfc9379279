-- In how many templates a property stands follows from their lines.
create or replace function count_property_templates() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update sku_property set templates = templates - 1 where id = old.property;
  end if;
  if tg_op <> 'DELETE' then
    update sku_property set templates = templates + 1 where id = new.property;
  end if;
  return null;
end $$;
