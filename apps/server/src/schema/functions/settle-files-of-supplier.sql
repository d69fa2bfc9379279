create or replace function settle_files_of_supplier() returns trigger language plpgsql as $$
declare
  touched bigint[] := case tg_op
    when 'INSERT' then array[new.supplier]
    when 'DELETE' then array[old.supplier]
    else array[new.supplier, old.supplier] end;
begin
  update supplier s set
    licence_to = (select max(coalesce(f.expiry_date, date '2999-12-31')) from supplier_file f where f.supplier = s.id and f.status = 1
      and f.type = 'licence'),
    files_to = (select min(lasts) from (
      select max(coalesce(f.expiry_date, date '2999-12-31')) as lasts from supplier_file f where f.supplier = s.id and f.status = 1
        group by f.type) as each)
  where s.id = any(touched);
  return null;
end $$;
