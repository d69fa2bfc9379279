-- A new rule stands at the end, before the rule that holds always where one is the last.
create or replace function place_new_rule() returns trigger language plpgsql as $$
declare
  last record;
begin
  if new.seq is not null then
    return new;
  end if;
  execute format('select id, seq, status = 1 and conditions is null and active_from is null and active_to is null as catches
    from %I order by seq desc limit 1', tg_table_name) into last;
  if last.id is null then
    new.seq := 1;
  elsif last.catches and new.conditions is not null then
    execute format('update %I set seq = seq + 1 where id = $1', tg_table_name) using last.id;
    new.seq := last.seq;
  else
    new.seq := last.seq + 1;
  end if;
  return new;
end $$;
