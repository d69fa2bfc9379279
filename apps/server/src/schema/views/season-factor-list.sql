create view season_factor_list as
select f.*, case f.scope
  when 'sku' then 1
  when 'category' then (select count(*) from sku s where s.sales_status in ('new', 'onSale')
    and s.category in (select category_with_below(f.category)))
  else (select count(*) from sku s where s.sales_status in ('new', 'onSale')) end::integer as skus
from season_factor f;
