-- A line takes the carton of its SKU and, unless told, the kind of its destination; a change makes it a new version.
create or replace function settle_distribution_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.sku <> old.sku then
    new.carton_qty := coalesce((select carton_qty from sku where id = new.sku), 1);
  end if;
  new.dest_kind := coalesce(new.dest_kind,
    (select case when type = 'fba' then 'fba' else 'overseas' end from warehouse where id = new.to_node));
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
