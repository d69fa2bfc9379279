-- Why a SKU is another part though it looks like one that is there, and what is missing of a SKU, to find it by.
alter table sku add column duplicate_reason text;

drop view sku_shown;
create view sku_shown as
select s.*,
  not exists (select from offers_of_sku(s.id, current_date)) as unmapped,
  s.images is null as no_image,
  s.tariff_cn is null as no_tariff,
  (s.carton_l is null or s.carton_w is null or s.carton_h is null or s.carton_qty is null) as no_carton,
  exists (select from sku_substitute_members m where m.sku = s.id and m.period @> current_date) as has_substitute
from sku s;
