-- What hangs in a category: its own SKUs, and whether it has a template of properties.
create view category_list as
select c.*,
  (select count(*) from sku s where s.category = c.id) as skus,
  exists (select from sku_property_template t where t.category = c.id and t.status = 1) as has_template,
  (with recursive up (id, parent, height) as (
      select o.id, o.parent, 0 from category o where o.id = c.id
      union all select o.id, o.parent, up.height + 1 from up join category o on o.id = up.parent)
    select o.code from up join category o on o.id = up.id
    where exists (select from sku_property_template t where t.category = o.id and t.status = 1) order by up.height limit 1) as template
from category c;
