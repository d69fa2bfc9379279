-- In charge is who has the listing of a sale, else who has its PT SKU, else who has the first listing of its SKU in the store. Hours are
-- those in which something was ordered.
create view sales_day_list as
select d.*, k.category, k.brand, extract(isodow from d.day)::integer::text as weekday,
  (select array_agg(lpad(h.hour::text, 2, '0') order by h.hour) from sales_hour h where h.sales_day = d.id and h.units > 0) as hours,
  coalesce((select l.owner from platform_listing l where l.pt_sku = d.pt_sku and l.owner is not null order by l.id limit 1),
    (select p.manager from pt_sku p where p.id = d.pt_sku),
    (select l.owner from platform_listing l where l.sku = d.sku and l.store = d.store and l.owner is not null order by l.id limit 1))
    as owner
from sales_day d left join sku k on k.id = d.sku;
