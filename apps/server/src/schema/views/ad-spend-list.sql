create view ad_spend_list as
select a.*, s.platform, k.category, k.brand, not exists (
  select from sales_day d where d.sku = a.sku and d.day = a.day and d.store = a.store and d.site = a.site and d.units > 0) as unallocated
from ad_spend a join store s on s.id = a.store join sku k on k.id = a.sku;
