create view sku_profit_list as
select p.*, k.category, k.brand, (p.month || '-01')::date as month_from,
  ((p.month || '-01')::date + interval '1 month - 1 day')::date as month_to,
  round(p.gross_margin * 100 / nullif(p.net_sales, 0), 2) as gross_percent,
  round(p.fulfil_margin * 100 / nullif(p.net_sales, 0), 2) as fulfil_percent,
  round(p.ads * 100 / nullif(p.net_sales, 0), 2) as tacos,
  round(p.profit / nullif(p.qty, 0), 2) as per_unit,
  round(p.settled_sales * 100 / nullif(p.net_sales, 0), 2) as settled_percent
from sku_profit p join sku k on k.id = p.sku;
