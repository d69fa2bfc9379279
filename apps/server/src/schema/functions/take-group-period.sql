create or replace function take_group_period() returns trigger language plpgsql as $$
begin
  select period_of_group(s.status, s.effective_from, s.effective_to) into new.period from sku_substitute s where s.id = new.record_id;
  return new;
end $$;
