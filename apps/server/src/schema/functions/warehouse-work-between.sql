-- The work of a warehouse, a day there and a person: what they booked in, brought to its bin, picked, packed, sent off and counted, and
-- what they scanned that did not pass. Hours are those of the
-- clock in which they did it at least once; what came to the dock counts for who brought the last of it to its bin.
create or replace function warehouse_work_between(from_day date, to_day date) returns table (
  id bigint, version integer, warehouse bigint, day date, worker bigint, steps text[], receipts bigint, pieces_in bigint,
  put_receipts bigint, dock_median numeric, dock_p90 numeric,
  dock_target numeric, put_lines bigint, put_per_hour numeric, put_target numeric, lines_picked bigint, picked_per_hour numeric,
  pick_target numeric, short_picks bigint,
  parcels bigint, parcels_per_hour numeric, pack_target numeric, wrong_scans bigint, weight_overrides bigint, lines_counted bigint,
  count_right_pct numeric, count_target numeric,
  shipped bigint, due bigint, on_time_pct numeric, ship_target numeric, below boolean, dock_hours double precision[], day_from timestamptz,
  day_to timestamptz
) language sql stable parallel safe as $$
  with
    asked as (select coalesce(from_day, '-infinity'::date) as first, coalesce(to_day, 'infinity'::date) as last),
    bounds as (
      select case when first = '-infinity' then '-infinity'::timestamptz else first::timestamp at time zone 'UTC'
        - interval '1 day' end as since,
        case when last = 'infinity' then 'infinity'::timestamptz else last::timestamp at time zone 'UTC' + interval '2 days' end as until
      from asked
    ),
    booked as (
      select m.warehouse, m.biz_date as day, p.by as worker, p.biz_type, p.doc_no, p.posted_at,
      sum(m.qty_delta) filter (where m.qty_delta > 0) as pieces
      from stock_posting p join stock_move m on m.posting = p.id, asked a
      where p.biz_type in ('purchase_in', 'transit_receive', 'return_in', 'sale_out', 'distribution_out', 'transfer_ship', 'fba_ship',
        'supplier_return_out')
        and p.reversal_of is null and m.biz_date between a.first and a.last
        and not exists (select from stock_posting r where r.reversal_of = p.id)
        and (p.biz_type in ('purchase_in', 'transit_receive', 'return_in') or m.qty_delta < 0)
      group by 1, 2, 3, 4, 5, 6
    ),
    received as (
      select b.warehouse, b.day, b.worker, count(distinct b.doc_no) as receipts, sum(b.pieces) as pieces from booked b
      where b.biz_type in ('purchase_in', 'transit_receive', 'return_in') group by 1, 2, 3
    ),
    sent as (
      select b.warehouse, b.day, b.worker, count(distinct o.id) as shipped,
      count(distinct o.id) filter (where o.ship_by is not null) as due,
        count(distinct o.id) filter (where b.posted_at <= o.ship_by) as in_time
      from booked b join outbound o on o.outbound_no = b.doc_no where b.biz_type not in ('purchase_in', 'transit_receive', 'return_in')
        group by 1, 2, 3
    ),
    put as (
      select p.warehouse, (d.at at time zone w.timezone)::date as day, d.by as worker, p.receipt_no, d.at
      from putaway_done d join putaway p on p.id = d.record_id join warehouse w on w.id = p.warehouse, bounds b where d.at between b.since
        and b.until
    ),
    brought as (
      select p.warehouse, p.day, p.worker, count(*) as lines, count(distinct date_trunc('hour', p.at)) as hours from put p group by 1, 2, 3
    ),
    docked as (
      select distinct on (p.receipt_no) p.warehouse, p.day, p.worker, extract(epoch from p.at - r.arrived_at) / 3600 as hours
      from put p join receipt r on r.receipt_no = p.receipt_no
      where r.arrived_at is not null
        and not exists (select from putaway o where o.receipt_no = p.receipt_no and o.state in ('open', 'doing'))
        and not exists (select from putaway_done l join putaway o on o.id = l.record_id where o.receipt_no = p.receipt_no and l.at > p.at)
      order by p.receipt_no, p.at desc
    ),
    stocked as (
      select d.warehouse, d.day, d.worker, count(*) as receipts, percentile_cont(0.5) within group (order by d.hours) as median,
        percentile_disc(0.9) within group (order by d.hours) as p90,
        array_agg(d.hours::double precision) as hours
      from docked d group by 1, 2, 3
    ),
    taken as (
      select p.warehouse, (p.picked_at at time zone w.timezone)::date as day, p.picked_by as worker, count(*) as lines,
      count(distinct date_trunc('hour', p.picked_at)) as hours
      from pick p join warehouse w on w.id = p.warehouse, bounds b
      where p.picked > 0 and p.picked_by is not null and p.picked_at between b.since and b.until group by 1, 2, 3
    ),
    missed as (
      select n.warehouse, (s.at at time zone w.timezone)::date as day, s.by as worker, count(*) as shorts
      from pick_short s join bin n on n.id = s.bin join warehouse w on w.id = n.warehouse, bounds b where s.at between b.since and b.until
        group by 1, 2, 3
    ),
    packed as (
      select p.warehouse, (p.packed_at at time zone w.timezone)::date as day, coalesce(s.by, p.created_by) as worker, count(*) as parcels,
        count(distinct date_trunc('hour', p.packed_at)) as hours, count(*) filter (where p.override_by is not null) as overrides
      from bounds b, parcel p join warehouse w on w.id = p.warehouse
      left join lateral (select c.by from parcel_scan c where c.parcel = p.id and c.result = 'ok' and c.undone_at is null
        order by c.id desc limit 1) s on true
      where p.packed_at between b.since and b.until and p.state in ('packed', 'manifested', 'handed')
        and coalesce(s.by, p.created_by) is not null group by 1, 2, 3
    ),
    scanned as (
      select e.warehouse, (e.at at time zone w.timezone)::date as day, e.by as worker, count(*) as wrong
      from bounds b, lateral (
        select p.warehouse, s.at, s.by from parcel_scan s join parcel p on p.id = s.parcel where s.result <> 'ok' and s.at between b.since
          and b.until
        union all
        select r.warehouse, r.at, r.by from scan_refusal r where r.at between b.since and b.until
      ) e join warehouse w on w.id = e.warehouse group by 1, 2, 3
    ),
    counted as (
      select t.warehouse, (c.submitted_at at time zone w.timezone)::date as day, c.submitted_by as worker, count(*) as lines,
        count(*) filter (where l.final = coalesce(l.book_qty, 0)) as correct
      from bounds b, stocktake_bin c join stocktake t on t.id = c.stocktake join warehouse w on w.id = t.warehouse
      join stocktake_line l on l.stocktake = c.stocktake and l.bin = c.bin and l.final is not null
        and case c.round when 1 then l.count1 when 2 then l.count2 else l.count3 end is not null
      where c.submitted_at between b.since and b.until and not c.voided group by 1, 2, 3
    ),
    who as (
      select warehouse, day, worker from received union select warehouse, day, worker from sent union select warehouse, day, worker
        from brought
      union select warehouse, day, worker from stocked union select warehouse, day, worker from taken union select warehouse, day, worker
        from missed
      union select warehouse, day, worker from packed union select warehouse, day, worker from scanned union select warehouse, day, worker
        from counted
    ),
    figures as (
      select k.warehouse, k.day, k.worker, r.receipts, r.pieces, s.receipts as put_receipts, round(s.median::numeric, 1) as median,
      round(s.p90::numeric, 1) as p90, s.hours,
        b.lines as put_lines, round(b.lines::numeric / b.hours, 1) as put_per_hour, t.lines as picked,
        round(t.lines::numeric / t.hours, 1) as picked_per_hour,
        x.parcels, round(x.parcels::numeric / x.hours, 1) as parcels_per_hour, x.overrides, v.wrong, c.lines as counted,
        round(100 * c.correct::numeric / nullif(c.lines, 0), 1) as count_right,
        m.shorts, n.shipped, n.due, round(100 * n.in_time::numeric / nullif(n.due, 0), 1) as on_time,
        (select g.target from work_target g where g.warehouse = k.warehouse and g.step = 'receive' and g.effective_from <= k.day
          order by g.effective_from desc limit 1) as dock_target,
        (select g.target from work_target g where g.warehouse = k.warehouse and g.step = 'putaway' and g.effective_from <= k.day
          order by g.effective_from desc limit 1) as put_target,
        (select g.target from work_target g where g.warehouse = k.warehouse and g.step = 'pick' and g.effective_from <= k.day
          order by g.effective_from desc limit 1) as pick_target,
        (select g.target from work_target g where g.warehouse = k.warehouse and g.step = 'ship' and g.effective_from <= k.day
          order by g.effective_from desc limit 1) as ship_target,
        (select g.target from work_target g where g.warehouse = k.warehouse and g.step = 'pack' and g.effective_from <= k.day
          order by g.effective_from desc limit 1) as pack_target,
        (select g.target from work_target g where g.warehouse = k.warehouse and g.step = 'count' and g.effective_from <= k.day
          order by g.effective_from desc limit 1) as count_target,
        w.timezone
      from who k join warehouse w on w.id = k.warehouse join asked a on k.day between a.first and a.last
      left join received r using (warehouse, day, worker) left join stocked s using (warehouse, day, worker)
        left join brought b using (warehouse, day, worker)
      left join taken t using (warehouse, day, worker) left join missed m using (warehouse, day, worker)
        left join sent n using (warehouse, day, worker)
      left join packed x using (warehouse, day, worker) left join scanned v using (warehouse, day, worker)
        left join counted c using (warehouse, day, worker)
    )
  select row_number() over (order by t.day, t.warehouse, t.worker), 1, t.warehouse, t.day, t.worker,
    array_remove(array[case when t.receipts > 0 then 'receive' end, case when t.put_lines > 0 then 'putaway' end, case when t.picked > 0
      or t.shorts > 0 then 'pick' end, case when t.parcels > 0 then 'pack' end, case when t.shipped > 0 then 'ship' end,
      case when t.counted > 0 then 'count' end], null),
    t.receipts, t.pieces::bigint, t.put_receipts, t.median, t.p90, t.dock_target, t.put_lines, t.put_per_hour, t.put_target, t.picked,
    t.picked_per_hour, t.pick_target, t.shorts,
    t.parcels, t.parcels_per_hour, t.pack_target, t.wrong, t.overrides, t.counted, t.count_right, t.count_target, t.shipped, t.due,
    t.on_time, t.ship_target,
    coalesce(t.median > t.dock_target, false) or coalesce(t.put_per_hour < t.put_target, false)
      or coalesce(t.picked_per_hour < t.pick_target, false) or coalesce(t.on_time < t.ship_target, false)
      or coalesce(t.parcels_per_hour < t.pack_target, false) or coalesce(t.count_right < t.count_target, false),
    t.hours, t.day::timestamp at time zone t.timezone, (t.day + 1)::timestamp at time zone t.timezone - interval '1 millisecond'
  from figures t
$$;
