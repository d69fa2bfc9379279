-- Lists of the past are worked out from the nearest of what is known: a month end before or after, or the present.
drop index stock_move_sku_day;
create index stock_move_sku_day on stock_move (warehouse, sku, biz_date) include (bin, status, qty_delta, posted_at);
create index stock_move_dated_back on stock_move (warehouse, sku, posted_at) include (status, qty_delta, biz_date)
  where biz_date < (posted_at at time zone 'UTC')::date - 1;
drop index stock_snapshot_of;
create index stock_snapshot_of on stock_snapshot (month, warehouse, sku) include (status, qty);

-- A move of a layer tells when it was booked, and an emptied layer since when it is empty.
alter table layer_move add column posted_at timestamptz(3);
alter table layer_move disable trigger layer_move_append_only;
update layer_move m set posted_at = p.posted_at from stock_posting p where p.id = m.posting;
alter table layer_move enable trigger layer_move_append_only;
alter table layer_move alter column posted_at set not null;
drop index layer_move_item;
create index layer_move_item on layer_move (warehouse, sku, biz_date) include (value_delta, posted_at);
create index layer_move_dated_back on layer_move (warehouse, sku, posted_at) include (value_delta, biz_date)
  where biz_date < (posted_at at time zone 'UTC')::date - 1;
alter table stock_layer add column emptied_at timestamptz(3);
alter table stock_layer disable trigger stock_layer_as_moved;
update stock_layer l set emptied_at = (select max(m.posted_at) from layer_move m where m.layer = l.id and m.qty_after = 0) where l.qty_left = 0;
alter table stock_layer enable trigger stock_layer_as_moved;
alter table stock_layer add check (qty_left > 0 or emptied_at is not null);
create index stock_layer_emptied on stock_layer (warehouse, sku, coalesce(emptied_at, 'infinity')) include (received_at, origin_received_at);

-- What a day is worked out from: the month end nearest to it, its last day with it; the present, without a month, where that is nearer or
-- there is no other.
create function nearest_stock_month(at_day date) returns table (month date, until date) language sql stable parallel safe as $$
  select n.month, n.until from (
    select s.month, (s.month + interval '1 month')::date - 1 as until, abs((s.month + interval '1 month')::date - 1 - at_day) as away from stock_snapshot_month s
    union all
    select null, 'infinity', greatest(current_date - at_day, 0)
  ) n order by n.away, n.month nulls last limit 1
$$;

drop function stock_item_at(timestamptz, timestamptz, date, date);
drop function stock_pieces_at(bigint, bigint, timestamptz, date, date, date);

-- Pieces and value of a SKU in a warehouse at a moment of booking, at the end of a day of business, or by both: those of the base, and what
-- was booked between. A move counts when it is within what is asked for and not in the base, and is taken back when it is the other way
-- round; outside of the days between only what was dated back by more than two days can be either.
create function stock_changes_at(of_warehouse bigint, of_sku bigint, at timestamptz, at_day date, base_until date, low date, high date)
returns table (status text, qty bigint) language sql stable parallel safe as $$
  select m.status, case when m.biz_date > base_until then m.qty_delta else -m.qty_delta end::bigint from stock_move m
  where m.warehouse = of_warehouse and m.sku = of_sku and m.biz_date > low and m.biz_date <= high
    and ((at is null or m.posted_at <= at) and (at_day is null or m.biz_date <= at_day)) = (m.biz_date > base_until)
  union all
  select m.status, -m.qty_delta::bigint from stock_move m
  where at is not null and m.warehouse = of_warehouse and m.sku = of_sku and m.biz_date < (m.posted_at at time zone 'UTC')::date - 1
    and m.posted_at > at and m.biz_date <= low
$$;

create function stock_value_at(of_warehouse bigint, of_sku bigint, at timestamptz, at_day date, base_month date, base_until date, low date, high date)
returns numeric language sql stable parallel safe as $$
  select coalesce(case when base_month is null then (select i.value_left from stock_item i where i.warehouse = of_warehouse and i.sku = of_sku)
      else (select s.value from stock_item_snapshot s where s.month = base_month and s.warehouse = of_warehouse and s.sku = of_sku) end, 0)
    + coalesce((select sum(case when v.biz_date > base_until then v.value_delta else -v.value_delta end) from layer_move v
      where v.warehouse = of_warehouse and v.sku = of_sku and v.biz_date > low and v.biz_date <= high
        and ((at is null or v.posted_at <= at) and (at_day is null or v.biz_date <= at_day)) = (v.biz_date > base_until)), 0)
    - coalesce((select sum(v.value_delta) from layer_move v
      where at is not null and v.warehouse = of_warehouse and v.sku = of_sku and v.biz_date < (v.posted_at at time zone 'UTC')::date - 1
        and v.posted_at > at and v.biz_date <= low), 0)
$$;

-- Since when the oldest pieces were there that lay in a warehouse then: of the layers that had come and were not yet empty for good, those with pieces.
create function stock_oldest_at(of_warehouse bigint, of_sku bigint, at timestamptz, at_day date) returns timestamptz language sql stable parallel safe as $$
  select min(l.origin_received_at) from stock_layer l
  where l.warehouse = of_warehouse and l.sku = of_sku
    and coalesce(l.emptied_at, 'infinity') > least(at, at_day::timestamptz - interval '1 day') and (at is null or l.received_at <= at)
    and (select sum(m.qty_delta) from layer_move m where m.layer = l.id and (at is null or m.posted_at <= at) and (at_day is null or m.biz_date <= at_day)) > 0
$$;

-- How SKUs stood in warehouses at a moment of booking or at the end of a day of business. What was promised then is not kept.
create function stock_item_at(posted_from timestamptz, posted_to timestamptz, day_from date, day_to date) returns table (
  id bigint, version integer, sku bigint, warehouse bigint, available bigint, reserved bigint, qc_hold bigint, damaged bigint, in_transit bigint, on_hand bigint,
  promised bigint, atp bigint, short boolean, value numeric, oldest_at timestamptz, age_days integer, last_move_at timestamptz, sku_code text, min_qty integer,
  below_min boolean, category bigint, brand bigint, as_of timestamptz, as_of_day date, stock_statuses text[], pt_skus text[], areas text[], bins text[]
) language sql stable parallel safe as $$
  select i.id, 1, i.sku, i.warehouse, p.available, p.reserved, p.qc_hold, p.damaged, p.in_transit, p.available + p.reserved + p.qc_hold + p.damaged,
    null::bigint, null::bigint, null::boolean, stock_value_at(i.warehouse, i.sku, b.at, b.at_day, b.month, b.until, b.low, b.high), o.oldest_at,
    coalesce(b.at_day, (b.at at time zone w.timezone)::date) - (o.oldest_at at time zone w.timezone)::date, null::timestamptz, k.sku,
    null::integer, null::boolean, k.category, k.brand, b.at, b.at_day,
    array_remove(array[case when p.available > 0 then 'available' end, case when p.reserved > 0 then 'reserved' end, case when p.qc_hold > 0 then 'qc_hold' end,
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
    select coalesce(sum(q.qty) filter (where q.status = 'available'), 0)::bigint as available, coalesce(sum(q.qty) filter (where q.status = 'reserved'), 0)::bigint as reserved,
      coalesce(sum(q.qty) filter (where q.status = 'qc_hold'), 0)::bigint as qc_hold, coalesce(sum(q.qty) filter (where q.status = 'damaged'), 0)::bigint as damaged,
      coalesce(sum(q.qty) filter (where q.status = 'in_transit'), 0)::bigint as in_transit
    from (
      select s.status, s.qty::bigint as qty from stock_snapshot s where s.month = b.month and s.warehouse = i.warehouse and s.sku = i.sku
      union all
      select n.status, n.qty from (values ('available', i.available), ('reserved', i.reserved), ('qc_hold', i.qc_hold), ('damaged', i.damaged), ('in_transit', i.in_transit)) n (status, qty)
      where b.month is null
      union all
      select c.status, c.qty from stock_changes_at(i.warehouse, i.sku, b.at, b.at_day, b.until, b.low, b.high) c
    ) q
  ) p
  left join lateral (select stock_oldest_at(i.warehouse, i.sku, b.at, b.at_day) as oldest_at) o on p.available + p.reserved + p.qc_hold + p.damaged + p.in_transit > 0
$$;
