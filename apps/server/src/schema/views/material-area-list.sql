create view material_area_list as
select a.*,
  (select s.group_no || '/' || k.code from sku_substitute s, market k where s.id = a.sku_group and k.id = a.market) as code,
  (select string_agg(k.sku || ' (' || market_stock(a.market, k.id) || ')', ' › ' order by o.place)
    from (select a.main_sku as sku, -1 as place union all select o.sku, o.line_no from material_area_order o where o.record_id = a.id
      and o.sku <> a.main_sku) o
    join sku k on k.id = o.sku) as order_summary,
  array(select k.sku from sku k where k.id = a.main_sku or k.id in (select o.sku from material_area_order o where o.record_id = a.id)
    order by 1) as skus
from material_area a;
