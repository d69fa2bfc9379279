create or replace function count_skus_of_suppliers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update supplier s set skus = coalesce(s.skus, 0) + d.n
    from (select supplier, count(*) as n from after_rows where supplier is not null group by supplier order by supplier) d where s.id
      = d.supplier;
  elsif tg_op = 'DELETE' then
    update supplier s set skus = coalesce(s.skus, 0) - d.n
    from (select supplier, count(*) as n from before_rows where supplier is not null group by supplier order by supplier) d where s.id
      = d.supplier;
  else
    update supplier s set skus = coalesce(s.skus, 0) + d.n
    from (
      select supplier, sum(n) as n from (select supplier, 1 as n from after_rows union all select supplier, -1 from before_rows) moved
      where supplier is not null group by supplier having sum(n) <> 0 order by supplier) d
    where s.id = d.supplier;
  end if;
  return null;
end $$;
