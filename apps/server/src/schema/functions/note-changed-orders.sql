-- Notes the orders of changed rows, whose column is named, so that what they count for is worked out anew.
create or replace function note_changed_orders() returns trigger language plpgsql as $$
begin
  execute format('insert into changed_order (purchase_order) select distinct %I from changed', tg_argv[0]);
  return null;
end $$;
