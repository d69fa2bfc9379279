-- Versions of templates with their lines and the orders that were written by them.
create view order_template_list as
select t.*,
  case when t.without_logo is not true then (select c.logo from company_entity c where c.id = t.company_entity) end as company_logo,
  not exists (select from order_template n where n.code = t.code and n.template_version > t.template_version) as latest,
  nullif(array(select c.shown from order_template_layout c where c.record_id = t.id order by c.line_no), '{}') as layout_columns,
  (select count(*) from order_template_lines l where l.record_id = t.id)::integer as line_count,
  (select count(*) from purchase_order o where o.template = t.id)::integer as used_count
from order_template t;
