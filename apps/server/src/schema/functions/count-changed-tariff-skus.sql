create or replace function count_changed_tariff_skus() returns trigger language plpgsql as $$
begin
  update tariff_code t set skus = counted.skus
  from (
    select given.code, (select count(*) from sku where tariff_cn = given.code) as skus
    from (
      select former.tariff_cn as code from former_skus former join later_skus later on later.id = former.id
        where former.tariff_cn is distinct from later.tariff_cn
      union select later.tariff_cn from former_skus former join later_skus later on later.id = former.id where former.tariff_cn is distinct
        from later.tariff_cn
    ) as given where given.code is not null
  ) as counted
  where t.country = 'CN' and t.code = counted.code;
  return null;
end $$;
