-- Dated records that have ended get no further line; the lines that a record begins with come with its first version. The argument is the
-- table of the records.
create or replace function refuse_added_past_line() returns trigger language plpgsql as $$
declare
  ended boolean;
begin
  execute format('select exists (select from added a join %I r on r.id = a.record_id
    where r.effective_to < current_date and r.version > 1)', tg_argv[0]) into ended;
  if ended then
    raise exception using errcode = '23514', constraint = tg_argv[0] || '_past_row', message = 'the period has ended';
  end if;
  return null;
end $$;
