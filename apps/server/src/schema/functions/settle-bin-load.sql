-- A bin bears what lies in it.
create or replace function settle_bin_load() returns trigger language plpgsql as $$
declare
  load numeric;
begin
  if new.max_kg is not null and new.max_kg is distinct from old.max_kg then
    select coalesce(sum(s.qty * k.unit_gross_kg), 0) into load from stock_balance s join sku k on k.id = s.sku where s.bin = new.id;
    if load > new.max_kg then
      raise exception using errcode = '23514', constraint = 'bin_below_load', message = 'the bin bears more already';
    end if;
  end if;
  return new;
end $$;
