create or replace function give_group_period() returns trigger language plpgsql as $$
begin
  update sku_substitute_members m set period = period_of_group(new.status, new.effective_from, new.effective_to)
  where m.record_id = new.id and m.period <> period_of_group(new.status, new.effective_from, new.effective_to);
  return null;
end $$;
