-- What the nodes of a row really sold in the last thirteen whole weeks.
create or replace function real_shares(demand bigint, day date)
  returns table (node bigint, line_no integer, units bigint) language sql stable as $$
  select l.node, l.line_no, coalesce((
    select sum(w.units) from weekly_sales w
    where w.node = l.node and w.week < to_char(day, 'IYYY"-W"IW') and w.week >= to_char(day - 91, 'IYYY"-W"IW')
      and (d.sku is null or w.sku = d.sku)
      and (d.category is null or w.sku in (select s.id from sku s where s.category in (select category_with_below(d.category))))
  ), 0)
  from delivery_demand d join delivery_demand_shares l on l.record_id = d.id where d.id = demand
$$;
