-- Converted amounts are shown to the cent; they are kept in full, so that months can be moved by differences.
-- In charge of a SKU in a store is who has the first of its listings there.
create view sku_profit_list as
select p.id, p.version, p.month, p.sku, p.platform, p.store, p.site, p.currency, p.orders, p.qty, p.net_sales, p.fees, p.cogs,
  p.first_leg, p.duty, p.last_mile, p.handling, p.storage, p.ads, p.refund, p.other, p.gross_margin, p.fulfil_margin, p.profit,
  p.margin, p.settled_sales, p.fees_cny, p.cogs_cny, p.first_leg_cny, p.duty_cny, p.last_mile_cny, p.handling_cny, p.storage_cny,
  p.ads_cny, p.refund_cny, p.other_cny, p.gross_margin_cny, p.fulfil_margin_cny, p.settled_sales_cny,
  round(p.net_sales_cny, 2) as net_sales_cny, round(p.profit_cny, 2) as profit_cny,
  k.category, k.brand,
  (select l.owner from platform_listing l where l.sku = p.sku and l.store = p.store and l.owner is not null order by l.id limit 1) as owner,
  (p.month || '-01')::date as month_from,
  ((p.month || '-01')::date + interval '1 month - 1 day')::date as month_to,
  round(p.gross_margin * 100 / nullif(p.net_sales, 0), 2) as gross_percent,
  round(p.fulfil_margin * 100 / nullif(p.net_sales, 0), 2) as fulfil_percent,
  round(p.ads * 100 / nullif(p.net_sales, 0), 2) as tacos,
  round(p.profit / nullif(p.qty, 0), 2) as per_unit,
  round(p.settled_sales * 100 / nullif(p.net_sales, 0), 2) as settled_percent
from sku_profit p join sku k on k.id = p.sku;
