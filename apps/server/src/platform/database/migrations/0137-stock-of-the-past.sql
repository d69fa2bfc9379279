-- Where the pieces of a SKU lie in a warehouse, and under which listings it is sold: lists of stock are filtered through them.
create view stock_item_bin as
select b.warehouse, b.sku, n.bin_code, a.area_no from stock_balance b join bin n on n.id = b.bin join warehouse_area a on a.id = n.area where b.qty > 0;

create view stock_item_listing as
select l.sku, m.seller_sku from sku_map m join sku_map_lines l on l.record_id = m.id
where m.status = 1 and m.effective_from <= current_date and (m.effective_to is null or m.effective_to >= current_date);

create index stock_balance_item on stock_balance (warehouse, sku);
create index layer_move_item on layer_move (warehouse, sku, biz_date) include (value_delta);

create or replace view stock_item_shown as
select i.id, 1 as version, i.sku, i.warehouse, i.available, i.reserved, i.qc_hold, i.damaged, i.in_transit,
  i.available + i.reserved + i.qc_hold + i.damaged as on_hand, i.promised, i.available - i.promised as atp, i.promised > i.available as short,
  i.value_left as value, o.oldest_at, (current_date - o.oldest_at::date)::integer as age_days, i.last_posted_at as last_move_at, k.sku as sku_code,
  a.min_qty, coalesce(i.available - i.promised < a.min_qty, false) as below_min, k.category, k.brand,
  null::timestamptz(3) as as_of, null::date as as_of_day,
  array_remove(array[case when i.available > 0 then 'available' end, case when i.reserved > 0 then 'reserved' end, case when i.qc_hold > 0 then 'qc_hold' end,
    case when i.damaged > 0 then 'damaged' end, case when i.in_transit > 0 then 'in_transit' end], null) as stock_statuses,
  array(select distinct l.seller_sku from stock_item_listing l where l.sku = i.sku order by 1 limit 8) as pt_skus,
  array(select distinct b.area_no from stock_item_bin b where b.warehouse = i.warehouse and b.sku = i.sku order by 1 limit 8) as areas,
  array(select distinct b.bin_code from stock_item_bin b where b.warehouse = i.warehouse and b.sku = i.sku order by 1 limit 8) as bins
from stock_item i join sku k on k.id = i.sku
left join stock_alert a on a.warehouse = i.warehouse and a.sku = i.sku
left join lateral (select min(l.origin_received_at)::timestamptz(3) as oldest_at from stock_layer l where l.warehouse = i.warehouse and l.sku = i.sku and l.qty_left > 0) o on true;

-- Pieces of each status that lay in a warehouse by a moment of booking, by a day of business, or by both: the last balance of each key, the
-- last snapshot and the moves since, or all moves that are within both.
create function stock_pieces_at(of_warehouse bigint, of_sku bigint, at timestamptz, at_day date, base_month date, base_until date)
returns table (status text, qty bigint) language sql stable parallel safe as $$
  select k.status, l.qty::bigint from stock_balance k cross join lateral (
    select m.balance_after as qty from stock_move m
    where m.warehouse = k.warehouse and m.sku = k.sku and m.bin = k.bin and m.status = k.status and m.posted_at <= at
    order by m.posted_at desc, m.seq desc limit 1
  ) l where at_day is null and k.warehouse = of_warehouse and k.sku = of_sku
  union all
  select s.status, s.qty from stock_snapshot s where at is null and s.month = base_month and s.warehouse = of_warehouse and s.sku = of_sku
  union all
  select m.status, m.qty_delta from stock_move m
  where at is null and m.warehouse = of_warehouse and m.sku = of_sku and m.biz_date > base_until and m.biz_date <= at_day
  union all
  select m.status, m.qty_delta from stock_move m
  where at is not null and at_day is not null and m.warehouse = of_warehouse and m.sku = of_sku and m.biz_date <= at_day and m.posted_at <= at
$$;

-- How SKUs stood in warehouses at a moment of booking or at the end of a day of business. What was promised then is not kept; values are
-- told by the day of business, as the reports on months are.
create function stock_item_at(posted_from timestamptz, posted_to timestamptz, day_from date, day_to date) returns table (
  id bigint, version integer, sku bigint, warehouse bigint, available bigint, reserved bigint, qc_hold bigint, damaged bigint, in_transit bigint, on_hand bigint,
  promised bigint, atp bigint, short boolean, value numeric, oldest_at timestamptz, age_days integer, last_move_at timestamptz, sku_code text, min_qty integer,
  below_min boolean, category bigint, brand bigint, as_of timestamptz, as_of_day date, stock_statuses text[], pt_skus text[], areas text[], bins text[]
) language sql stable parallel safe as $$
  select i.id, 1, i.sku, i.warehouse, p.available, p.reserved, p.qc_hold, p.damaged, p.in_transit, p.available + p.reserved + p.qc_hold + p.damaged,
    null::bigint, null::bigint, false,
    case when coalesce(posted_to, posted_from) is null then
      coalesce((select s.value from stock_item_snapshot s where s.month = b.month and s.warehouse = i.warehouse and s.sku = i.sku), 0)
        + coalesce((select sum(v.value_delta) from layer_move v where v.warehouse = i.warehouse and v.sku = i.sku and v.biz_date > b.until and v.biz_date <= coalesce(day_to, day_from)), 0)
    end,
    null::timestamptz, null::integer, null::timestamptz, k.sku, null::integer, false, k.category, k.brand, coalesce(posted_to, posted_from), coalesce(day_to, day_from),
    array_remove(array[case when p.available > 0 then 'available' end, case when p.reserved > 0 then 'reserved' end, case when p.qc_hold > 0 then 'qc_hold' end,
      case when p.damaged > 0 then 'damaged' end, case when p.in_transit > 0 then 'in_transit' end], null),
    array(select distinct l.seller_sku from stock_item_listing l where l.sku = i.sku order by 1 limit 8), '{}'::text[], '{}'::text[]
  from (select s.month, s.until from last_stock_snapshot(coalesce(day_to, day_from)) s) b
  cross join stock_item i join sku k on k.id = i.sku
  cross join lateral (
    select coalesce(sum(q.qty) filter (where q.status = 'available'), 0)::bigint as available, coalesce(sum(q.qty) filter (where q.status = 'reserved'), 0)::bigint as reserved,
      coalesce(sum(q.qty) filter (where q.status = 'qc_hold'), 0)::bigint as qc_hold, coalesce(sum(q.qty) filter (where q.status = 'damaged'), 0)::bigint as damaged,
      coalesce(sum(q.qty) filter (where q.status = 'in_transit'), 0)::bigint as in_transit
    from stock_pieces_at(i.warehouse, i.sku, coalesce(posted_to, posted_from), coalesce(day_to, day_from), b.month, b.until) q
  ) p
$$;

create or replace view stock_layer_shown as
select l.id, 1 as version, l.layer_no, l.sku, l.warehouse, l.received_at, l.origin_received_at, (current_date - l.origin_received_at::date)::integer as age_days,
  stock_age_band((current_date - l.origin_received_at::date)::integer) as band,
  l.qty_in, l.qty_left, case when l.qty_left > 0 then round(l.value_left / l.qty_left, 4) else round(l.value_in / l.qty_in, 4) end::numeric(18, 4) as unit_cost,
  l.value_left, (select sum(m.value_delta) from layer_move m where m.layer = l.id and m.qty_delta = 0) as landed, l.cost_source, l.po_no, p.posting_no, k.sku as sku_code,
  null::date as as_of
from stock_layer l join sku k on k.id = l.sku join stock_posting p on p.id = l.posting;

-- What was left of each layer at the end of a day of business, and how old it was then.
create function stock_layer_at(from_day date, to_day date) returns table (
  id bigint, version integer, layer_no text, sku bigint, warehouse bigint, received_at timestamptz, origin_received_at timestamptz, age_days integer, band text, qty_in integer,
  qty_left integer, unit_cost numeric, value_left numeric, landed numeric, cost_source text, po_no text, posting_no text, sku_code text, as_of date
) language sql stable parallel safe as $$
  select l.id, 1, l.layer_no, l.sku, l.warehouse, l.received_at, l.origin_received_at, g.age, stock_age_band(g.age), l.qty_in, g.qty,
    case when g.qty > 0 then round(g.value / g.qty, 4) else round(l.value_in / l.qty_in, 4) end::numeric(18, 4), g.value, g.landed, l.cost_source, l.po_no, p.posting_no, k.sku,
    coalesce(to_day, from_day)
  from stock_layer l join warehouse w on w.id = l.warehouse join sku k on k.id = l.sku join stock_posting p on p.id = l.posting
  cross join lateral (
    select sum(m.qty_delta)::integer as qty, sum(m.value_delta)::numeric(18, 4) as value, sum(m.value_delta) filter (where m.qty_delta = 0) as landed,
      coalesce(to_day, from_day) - (l.origin_received_at at time zone w.timezone)::date as age
    from layer_move m where m.layer = l.id and m.biz_date <= coalesce(to_day, from_day)
  ) g where g.qty is not null
$$;

-- The report on slow movers names the days of its spans, so that what left in them opens up to the day of the report.
create function slow_moving_told(from_day date, to_day date) returns table (
  id bigint, version integer, sku_code text, sku bigint, warehouse bigint, category bigint, developer bigint, buyer bigint, as_of date,
  available bigint, out30 bigint, out60 bigint, out90 bigint, out180 bigint, in_stock_days integer, daily_out numeric, cover numeric,
  oldest_age integer, oldest_band text, qty bigint, band30 bigint, band60 bigint, band90 bigint, band180 bigint, band270 bigint,
  band365 bigint, band_old bigint, value numeric, moving text, provision_pct numeric, provision numeric, decision text, due_date date, owner bigint, note text, decided_at timestamptz,
  day30 date, day60 date, day90 date
) language sql stable parallel safe as $$
  select s.*, s.as_of - 29, s.as_of - 59, s.as_of - 89 from slow_moving_at(from_day, to_day) s
$$;
drop view slow_moving;
create view slow_moving as
select s.id, s.version, s.sku_code, s.sku, s.warehouse, s.category, s.developer, s.buyer, s.as_of, s.available, s.out30, s.out60, s.out90, s.out180, s.in_stock_days, s.daily_out,
  s.cover, s.oldest_age, s.oldest_band, s.qty, s.band30, s.band60, s.band90, s.band180, s.band270, s.band365, s.band_old, s.value, s.moving, s.provision_pct, s.provision,
  s.decision, s.due_date, s.owner, s.note, s.decided_at::timestamptz(3) as decided_at, s.day30, s.day60, s.day90
from slow_moving_told(null, null) s;

-- What lies in a bin names the code of the bin and what stands in its barcode, so that its label is printed from there.
create or replace view stock_bin_shown as
select b.id, 1 as version, b.sku, b.warehouse, n.area, b.bin, b.status as stock_status, b.qty,
  round(b.qty * s.carton_cbm / s.carton_qty, 6)::numeric(20, 6) as volume, round(b.qty * s.unit_gross_kg, 3)::numeric(18, 3) as weight, m.posted_at as last_move_at, s.sku as sku_code,
  n.bin_code, (select w.code from warehouse w where w.id = b.warehouse) || '/' || n.bin_code as code
from stock_balance b join bin n on n.id = b.bin join sku s on s.id = b.sku join stock_move m on m.seq = b.last_seq
where b.qty > 0;
