-- Dated records: what has ended stays as it was, but for being put in and out of use and for columns that the trigger names, which follow
-- from elsewhere.
create or replace function refuse_past_change() returns trigger language plpgsql as $$
declare
  free text[] := '{status,version,updated_by,updated_at}'::text[] || coalesce(tg_argv, '{}');
begin
  if old.effective_to < current_date and to_jsonb(old) - free is distinct from to_jsonb(new) - free then
    raise exception using errcode = '23514', constraint = tg_table_name || '_past_row', message = 'the period has ended';
  end if;
  return new;
end $$;
