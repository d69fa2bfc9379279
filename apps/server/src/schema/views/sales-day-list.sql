create view sales_day_list as
select d.*, k.category, k.brand, k.sku as sku_code, (d.day::timestamp at time zone z.zone)::timestamptz(3) as day_from,
  (((d.day + 1)::timestamp at time zone z.zone) - interval '1 millisecond')::timestamptz(3) as day_to
from sales_day d left join sku k on k.id = d.sku left join site i on i.id = d.site
  cross join lateral (select coalesce(i.timezone, 'Asia/Shanghai') as zone) z;
