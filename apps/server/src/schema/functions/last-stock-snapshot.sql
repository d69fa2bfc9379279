-- The last snapshot that ends on a day or before it, and its last day; without one, the day before all days.
create or replace function last_stock_snapshot(at_day date) returns table (month date, until date) language sql stable parallel safe as $$
  select max(s.month), coalesce((max(s.month) + interval '1 month')::date - 1, '-infinity'::date) from stock_snapshot_month s
  where s.month + interval '1 month' <= at_day + 1
$$;
