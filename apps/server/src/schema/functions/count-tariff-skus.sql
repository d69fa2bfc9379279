-- How many SKUs have a Chinese code is kept with the code.
create or replace function count_tariff_skus() returns trigger language plpgsql as $$
begin
  update tariff_code t set skus = (select count(*) from sku where tariff_cn = t.code)
  where t.country = 'CN' and t.code in (
    select tariff_cn from changed_skus where tariff_cn is not null)
    and t.skus is distinct from (select count(*) from sku where tariff_cn = t.code);
  return null;
end $$;
