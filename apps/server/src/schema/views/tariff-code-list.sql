create view tariff_code_list as
select t.*,
  case when t.country = 'CN' then (select count(*)::integer from sku s where s.tariff_cn collate "C" = t.code collate "C") end as skus
from tariff_code t;
