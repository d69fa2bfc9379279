create or replace function complete_stocktake() returns trigger language plpgsql as $$
begin
  new.recount_limit := coalesce(new.recount_limit, 100);
  new.mode := coalesce(new.mode, 'lock');
  return new;
end $$;
