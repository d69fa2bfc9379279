create view sku_map_list as
select m.*,
  case when m.store is null then case when m.site is null then 'platform' else 'platformSite' end else case when m.site is null then 'store'
    else 'storeSite' end end as level,
  array(select s.sku from sku_map_lines l join sku s on s.id = l.sku where l.record_id = m.id order by l.line_no) as skus,
  (select string_agg(s.sku || ' × ' || l.qty, ' + ' order by l.line_no) from sku_map_lines l join sku s on s.id = l.sku where l.record_id
    = m.id) as parts,
  (select string_agg(trim_scale(l.revenue_share) || '%', ' + ' order by l.line_no) from sku_map_lines l where l.record_id = m.id) as shares,
  (select count(*) > 1 from sku_map_lines l where l.record_id = m.id) as several,
  nullif(array(select s.sku from sku_map_lines l join sku s on s.id = l.sku where l.record_id = m.id
    and s.sales_status not in ('new', 'onSale', 'clearance') order by l.line_no), '{}') as not_sold
from sku_map m;
