-- The last row of a code that SKUs have stays.
create or replace function keep_used_tariff() returns trigger language plpgsql as $$
begin
  if old.country = 'CN' and exists (select 1 from sku where tariff_cn = old.code)
    and not exists (select 1 from tariff_code where country = 'CN' and code = old.code and id <> old.id) then
    raise exception using errcode = '23503', constraint = 'sku_tariff_cn', message = 'SKUs have this code';
  end if;
  return old;
end $$;
