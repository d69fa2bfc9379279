create view slow_moving as
select s.id, s.version, s.sku_code, s.sku, s.warehouse, s.category, s.developer, s.buyer, s.as_of, s.available, s.out30, s.out60, s.out90,
  s.out180, s.in_stock_days, s.daily_out,
  s.cover, s.oldest_age, s.oldest_band, s.qty, s.band30, s.band60, s.band90, s.band180, s.band270, s.band365, s.band_old, s.value, s.moving,
  s.provision_pct, s.provision,
  s.decision, s.due_date, s.owner, s.note, s.decided_at::timestamptz(3) as decided_at, s.day30, s.day60, s.day90
from slow_moving_between(null, null) s;
