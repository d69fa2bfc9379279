create or replace function stock_value_at(of_warehouse bigint, of_sku bigint, at timestamptz, at_day date, base_month date, base_until date,
  low date, high date)
returns numeric language sql stable parallel safe as $$
  select coalesce(case when base_month is null then (select i.value_left from stock_item i where i.warehouse = of_warehouse and i.sku
    = of_sku)
      else (select s.value from stock_item_snapshot s where s.month = base_month and s.warehouse = of_warehouse and s.sku = of_sku) end, 0)
    + coalesce((select sum(case when v.biz_date > base_until then v.value_delta else -v.value_delta end) from layer_move v
      where v.warehouse = of_warehouse and v.sku = of_sku and v.biz_date > low and v.biz_date <= high
        and ((at is null or v.posted_at <= at) and (at_day is null or v.biz_date <= at_day)) = (v.biz_date > base_until)), 0)
    - coalesce((select sum(v.value_delta) from layer_move v
      where at is not null and v.warehouse = of_warehouse and v.sku = of_sku and v.biz_date < (v.posted_at at time zone 'UTC')::date - 1
        and v.posted_at > at and v.biz_date <= low), 0)
$$;
