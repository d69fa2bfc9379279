create or replace function count_own_skus() returns trigger language plpgsql as $$
begin
  new.skus := case when new.country = 'CN' then (select count(*) from sku where tariff_cn = new.code) end;
  return new;
end $$;
