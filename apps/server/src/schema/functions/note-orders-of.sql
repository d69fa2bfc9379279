-- Notes the orders that lines of changed documents name, in the tables that are named, so that their figures are calculated again.
create or replace function note_orders_of() returns trigger language plpgsql as $$
declare
  lines text;
begin
  foreach lines in array tg_argv loop
    execute format('insert into changed_order (purchase_order)
      select distinct l.purchase_order from changed c join %I l on l.record_id = c.id', lines);
  end loop;
  return null;
end $$;
