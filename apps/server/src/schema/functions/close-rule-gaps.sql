-- Places stay without gaps.
create or replace function close_rule_gaps() returns trigger language plpgsql as $$
begin
  execute format('update %I as t set seq = r.place
    from (select id, row_number() over (order by seq) as place from %I) as r
    where t.id = r.id and t.seq <> r.place', tg_table_name, tg_table_name);
  return null;
end $$;
