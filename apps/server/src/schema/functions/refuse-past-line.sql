-- The same for the lines of dated records; the argument is the table of the records.
create or replace function refuse_past_line() returns trigger language plpgsql as $$
declare
  ended boolean;
begin
  execute format('select effective_to < current_date from %I where id = $1', tg_argv[0]) into ended using old.record_id;
  if ended then
    raise exception using errcode = '23514', constraint = tg_argv[0] || '_past_row', message = 'the period has ended';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
