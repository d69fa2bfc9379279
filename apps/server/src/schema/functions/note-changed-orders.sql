-- Notes the orders of changed rows, whose column is named, so that their figures are calculated again; rows without an order note none.
create or replace function note_changed_orders() returns trigger language plpgsql as $$
begin
  execute format('insert into changed_order (purchase_order) select distinct %1$I from changed where %1$I is not null', tg_argv[0]);
  return null;
end $$;
