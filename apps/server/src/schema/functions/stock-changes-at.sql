-- Pieces and value of a SKU in a warehouse at a moment of booking, at the end of a day of business, or by both: those of the base, and what
-- was booked between. A move counts when it is within what is asked for and not in the base, and is taken back when it is the other way
-- round; outside of the days between only what was dated back by more than two days can be either.
create or replace function stock_changes_at(of_warehouse bigint, of_sku bigint, at timestamptz, at_day date, base_until date, low date,
  high date)
returns table (status text, qty bigint) language sql stable parallel safe as $$
  select m.status, case when m.biz_date > base_until then m.qty_delta else -m.qty_delta end::bigint from stock_move m
  where m.warehouse = of_warehouse and m.sku = of_sku and m.biz_date > low and m.biz_date <= high
    and ((at is null or m.posted_at <= at) and (at_day is null or m.biz_date <= at_day)) = (m.biz_date > base_until)
  union all
  select m.status, -m.qty_delta::bigint from stock_move m
  where at is not null and m.warehouse = of_warehouse and m.sku = of_sku and m.biz_date < (m.posted_at at time zone 'UTC')::date - 1
    and m.posted_at > at and m.biz_date <= low
$$;
