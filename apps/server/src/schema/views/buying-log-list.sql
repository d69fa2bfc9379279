create view buying_log_list as
select b.*,
  k.sku as sku_code,
  (b.qty * b.price)::numeric(20, 4) as amount,
  round(100 * (b.price - p.price) / nullif(p.price, 0), 1)::numeric(9, 1) as change_pct,
  greatest(b.lead_days_actual - b.lead_days_plan, 0) as late_days
from buying_log b
left join sku k on k.id = b.sku
left join lateral (
  select f.price from buying_log f where f.sku = b.sku and f.currency = b.currency and (f.date, f.id) < (b.date, b.id)
  order by f.date desc, f.id desc limit 1) p on true;
