-- The report on slow movers names the days of its spans, so that what left in them opens up to the day of the report.
create or replace function slow_moving_between(from_day date, to_day date) returns table (
  id bigint, version integer, sku_code text, sku bigint, warehouse bigint, category bigint, developer bigint, buyer bigint, as_of date,
  available bigint, out30 bigint, out60 bigint, out90 bigint, out180 bigint, in_stock_days integer, daily_out numeric, cover numeric,
  oldest_age integer, oldest_band text, qty bigint, band30 bigint, band60 bigint, band90 bigint, band180 bigint, band270 bigint,
  band365 bigint, band_old bigint, value numeric, moving text, provision_pct numeric, provision numeric, decision text, due_date date,
  owner bigint, note text, decided_at timestamptz,
  day30 date, day60 date, day90 date
) language sql stable parallel safe as $$
  select s.*, s.as_of - 29, s.as_of - 59, s.as_of - 89 from slow_moving_at(from_day, to_day) s
$$;
