-- What a day is worked out from: the month end nearest to it, its last day with it; the present, without a month, where that is nearer or
-- there is no other.
create or replace function nearest_stock_month(at_day date) returns table (month date, until date) language sql stable parallel safe as $$
  select n.month, n.until from (
    select s.month, (s.month + interval '1 month')::date - 1 as until, abs((s.month + interval '1 month')::date - 1 - at_day) as away
      from stock_snapshot_month s
    union all
    select null, 'infinity', greatest(current_date - at_day, 0)
  ) n order by n.away, n.month nulls last limit 1
$$;
