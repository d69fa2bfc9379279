-- What hangs in a category: its own SKUs, and whether it has a template of properties.
create view category_shown as
select c.*,
  (select count(*) from sku s where s.category = c.id) as skus,
  exists (select from sku_property_template t where t.category = c.id and t.status = 1) as has_template
from category c;
