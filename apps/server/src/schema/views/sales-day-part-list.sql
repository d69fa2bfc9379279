-- What lines of orders add to the sales of days, line by line, with the article and who is in charge of it as the days have them.
create view sales_day_part_list as
select p.*, o.order_no, o.platform_order_id, p.line_no + 1 as line, k.category, k.brand,
  extract(isodow from p.day)::integer::text as weekday,
  lpad(p.hour::text, 2, '0') as hour_of_day,
  coalesce((select l.owner from platform_listing l where l.pt_sku = p.pt_sku and l.owner is not null order by l.id limit 1),
    (select m.manager from pt_sku m where m.id = p.pt_sku),
    (select l.owner from platform_listing l where l.sku = p.sku and l.store = p.store and l.owner is not null order by l.id limit 1))
    as owner
from sales_day_part p join sales_order o on o.id = p.sales_order left join sku k on k.id = p.sku;
