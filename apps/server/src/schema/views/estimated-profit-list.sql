-- An estimate is stale where its SKU, its parameters or a table that it was worked out by changed since, or another period began.
create view estimated_profit_list as
with moved as materialized (
  select c.currency, max(r.updated_at) as at from exchange_rate r cross join lateral (values (r."from"), (r."to")) as c (currency)
  where r.state = 'active' and 'CNY' in (r."from", r."to") group by c.currency)
select t.*, s.category, e.currency,
  nullif(array(
    select distinct m.seller_sku from sku_map m join sku_map_lines l on l.record_id = m.id
    where l.sku = t.sku and (m.site is null or m.site = t.site) and m.platform = e.platform and m.status = 1
      and m.effective_from <= current_date and (m.effective_to is null or m.effective_to >= current_date)
    order by m.seller_sku limit 20), '{}') as seller_skus,
  t.calc_at is not null and (
    s.updated_at > t.calc_at
    or exists (select from profit_param p where p.site = t.site and p.fulfilment = t.fulfilment
      and (p.updated_at > t.calc_at or p.effective_from > t.calc_at::date and p.effective_from <= current_date))
    or exists (select from profit_param p join global_shipping g on g.id = p.shipping where p.site = t.site and p.fulfilment = t.fulfilment
      and g.updated_at > t.calc_at)
    or exists (select from fba_table f where f.country = e.country
      and (f.updated_at > t.calc_at or f.effective_from > t.calc_at::date and f.effective_from <= current_date))
    or exists (select from tariff_code c where (c.country = 'CN' and c.code = s.tariff_cn or c.country = n.iso2 and c.code = t.duty_code)
      and (c.updated_at > t.calc_at or c.effective_from > t.calc_at::date and c.effective_from <= current_date))
    or coalesce((select m.at from moved m where m.currency = e.currency) > t.calc_at, false)) as stale
from estimated_profit t join sku s on s.id = t.sku join site e on e.id = t.site join country n on n.id = e.country;
