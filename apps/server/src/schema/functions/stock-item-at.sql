-- How SKUs stood in warehouses at a moment of booking or at the end of a day of business. What was reserved then is not kept.
create or replace function stock_item_at(posted_from timestamptz, posted_to timestamptz, day_from date, day_to date) returns table (
  id bigint, version integer, sku bigint, warehouse bigint, available bigint, reserved bigint, qc_hold bigint, damaged bigint,
  in_transit bigint, on_hand bigint,
  unallocated bigint, atp bigint, short boolean, value numeric, oldest_at timestamptz, age_days integer, last_move_at timestamptz,
  sku_code text, min_qty integer,
  below_min boolean, category bigint, brand bigint, as_of timestamptz, as_of_day date, stock_statuses text[], pt_skus text[], areas text[],
  bins text[]
) language sql stable parallel safe as $$
  select i.id, 1, i.sku, i.warehouse, p.available, p.reserved, p.qc_hold, p.damaged, p.in_transit, p.available + p.reserved + p.qc_hold
    + p.damaged,
    null::bigint, null::bigint, null::boolean, stock_value_at(i.warehouse, i.sku, b.at, b.at_day, b.month, b.until, b.low, b.high),
    o.oldest_at,
    coalesce(b.at_day, (b.at at time zone w.timezone)::date) - (o.oldest_at at time zone w.timezone)::date, null::timestamptz, k.sku,
    null::integer, null::boolean, k.category, k.brand, b.at, b.at_day,
    array_remove(array[case when p.available > 0 then 'available' end, case when p.reserved > 0 then 'reserved' end,
      case when p.qc_hold > 0 then 'qc_hold' end,
      case when p.damaged > 0 then 'damaged' end, case when p.in_transit > 0 then 'in_transit' end], null),
    array(select distinct l.seller_sku from stock_item_listing l where l.sku = i.sku order by 1 limit 8), '{}'::text[], '{}'::text[]
  from (
    select a.at, a.at_day, n.month, n.until, least(n.until, a.day - 2) as low, greatest(n.until, a.day + 1) as high
    from (select coalesce(posted_to, posted_from) as at, coalesce(day_to, day_from) as at_day,
      least((coalesce(posted_to, posted_from) at time zone 'UTC')::date, coalesce(day_to, day_from)) as day) a
    cross join lateral nearest_stock_month(a.day) n
  ) b
  cross join stock_item i join sku k on k.id = i.sku join warehouse w on w.id = i.warehouse
  cross join lateral (
    select coalesce(sum(q.qty) filter (where q.status = 'available'), 0)::bigint as available,
    coalesce(sum(q.qty) filter (where q.status = 'reserved'), 0)::bigint as reserved,
      coalesce(sum(q.qty) filter (where q.status = 'qc_hold'), 0)::bigint as qc_hold,
      coalesce(sum(q.qty) filter (where q.status = 'damaged'), 0)::bigint as damaged,
      coalesce(sum(q.qty) filter (where q.status = 'in_transit'), 0)::bigint as in_transit
    from (
      select s.status, s.qty::bigint as qty from stock_snapshot s where s.month = b.month and s.warehouse = i.warehouse and s.sku = i.sku
      union all
      select n.status, n.qty
        from (values ('available', i.available), ('reserved', i.reserved), ('qc_hold', i.qc_hold), ('damaged', i.damaged),
        ('in_transit', i.in_transit)) n (status, qty)
      where b.month is null
      union all
      select c.status, c.qty from stock_changes_at(i.warehouse, i.sku, b.at, b.at_day, b.until, b.low, b.high) c
    ) q
  ) p
  left join lateral (select stock_oldest_at(i.warehouse, i.sku, b.at, b.at_day) as oldest_at) o on p.available + p.reserved + p.qc_hold
    + p.damaged + p.in_transit > 0
$$;
