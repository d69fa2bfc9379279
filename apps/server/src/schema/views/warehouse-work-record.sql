create view warehouse_work_record as
select e.id, 1 as version, e.kind, e.step, e.at, e.day, e.warehouse, e.worker, e.doc_type, e.doc_no, e.sku, k.sku as sku_code, e.bin,
  e.qty::bigint as qty, e.code,
  e.cause, e.why, round(e.hours::numeric, 1) as hours, e.good
from (
  select d.id * 16 as id, 'put' as kind, 'putaway' as step, d.at, (d.at at time zone w.timezone)::date as day, p.warehouse, d.by as worker,
  'putaway' as doc_type,
    p.putaway_no as doc_no, p.sku, d.bin, d.qty, null::text as code, null::text as cause, null::text as why,
    null::double precision as hours, null::boolean as good
  from putaway_done d join putaway p on p.id = d.record_id join warehouse w on w.id = p.warehouse
  union all
  -- the last piece of a receipt that came to its bin
  select d.id * 16 + 1, 'dock', 'receive', d.at, (d.at at time zone w.timezone)::date, p.warehouse, d.by, 'receipt', p.receipt_no, null,
  null, null, null, null, null,
    extract(epoch from d.at - r.arrived_at) / 3600, null
  from putaway_done d join putaway p on p.id = d.record_id join receipt r on r.receipt_no = p.receipt_no join warehouse w on w.id
    = p.warehouse
  where r.arrived_at is not null and not exists (select from putaway o where o.receipt_no = p.receipt_no and o.state in ('open', 'doing'))
    and not exists (select from putaway_done l join putaway o on o.id = l.record_id where o.receipt_no = p.receipt_no
      and (l.at, l.id) > (d.at, d.id))
  union all
  select p.id * 16 + 2, 'pick', 'pick', p.picked_at, (p.picked_at at time zone w.timezone)::date, p.warehouse, p.picked_by, 'outbound',
  o.outbound_no, p.sku, p.bin, p.picked,
    null, null, null, null, null
  from pick p join outbound o on o.id = p.outbound join warehouse w on w.id = p.warehouse where p.picked > 0 and p.picked_by is not null
  union all
  select s.id * 16 + 3, 'short', 'pick', s.at, (s.at at time zone w.timezone)::date, n.warehouse, s.by, 'outbound', o.outbound_no, s.sku,
  s.bin, s.qty, null, null, s.reason, null, null
  from pick_short s join bin n on n.id = s.bin join outbound o on o.id = s.outbound join warehouse w on w.id = n.warehouse
  union all
  select p.id * 16 + 4 + k.more, k.kind, 'pack', p.packed_at, (p.packed_at at time zone w.timezone)::date, p.warehouse,
  coalesce(s.by, p.created_by), 'parcel', p.parcel_no, null, null,
    (select sum(l.qty) from parcel_lines l where l.record_id = p.id), null, null, case k.kind when 'override' then p.override_reason end,
    null, null
  from parcel p join warehouse w on w.id = p.warehouse cross join (values ('pack', 0), ('override', 1)) k (kind, more)
  left join lateral (select c.by from parcel_scan c where c.parcel = p.id and c.result = 'ok' and c.undone_at is null
    order by c.id desc limit 1) s on true
  where p.packed_at is not null and p.state in ('packed', 'manifested', 'handed') and coalesce(s.by, p.created_by) is not null
    and (k.kind = 'pack' or p.override_by is not null)
  union all
  select s.id * 16 + 6, 'wrong', 'pack', s.at, (s.at at time zone w.timezone)::date, p.warehouse, s.by, 'parcel', p.parcel_no, null, null,
  null, s.code, s.result, null, null, null
  from parcel_scan s join parcel p on p.id = s.parcel join warehouse w on w.id = p.warehouse where s.result <> 'ok'
  union all
  select r.id * 16 + 7, 'wrong', r.step, r.at, (r.at at time zone w.timezone)::date, r.warehouse, r.by,
  case r.step when 'receive' then 'receipt' else 'wave' end, r.doc_no, null, null,
    null, r.code, r.refused, null, null, null
  from scan_refusal r join warehouse w on w.id = r.warehouse
  union all
  -- the first move by which an order left, for each person and day
  select m.seq * 16 + 8, 'ship', 'ship', p.posted_at, m.biz_date, m.warehouse, p.by, 'outbound', o.outbound_no, null, null,
    (select sum(l.qty) from outbound_lines l where l.record_id = o.id), null, null, null, null, p.posted_at <= o.ship_by
  from stock_move m join stock_posting p on p.id = m.posting join outbound o on o.outbound_no = p.doc_no
  where p.biz_type in ('sale_out', 'distribution_out', 'transfer_ship', 'fba_ship', 'supplier_return_out') and p.reversal_of is null
    and m.qty_delta < 0
    and not exists (select from stock_posting r where r.reversal_of = p.id)
    and not exists (
      select from stock_posting q join stock_move f on f.posting = q.id
      where q.doc_no = p.doc_no and q.by = p.by and q.reversal_of is null and f.warehouse = m.warehouse and f.biz_date = m.biz_date
        and f.qty_delta < 0 and f.seq < m.seq
        and q.biz_type in ('sale_out', 'distribution_out', 'transfer_ship', 'fba_ship', 'supplier_return_out')
        and not exists (select from stock_posting r where r.reversal_of = q.id))
  union all
  select (l.id * 4 + c.round) * 16 + 9, 'count', 'count', c.submitted_at, (c.submitted_at at time zone w.timezone)::date, t.warehouse,
  c.submitted_by, 'stocktake', t.stocktake_no, l.sku, l.bin,
    case c.round when 1 then l.count1 when 2 then l.count2 else l.count3 end, null, null, null, null, l.final = coalesce(l.book_qty, 0)
  from stocktake_bin c join stocktake t on t.id = c.stocktake join warehouse w on w.id = t.warehouse
  join stocktake_line l on l.stocktake = c.stocktake and l.bin = c.bin and l.final is not null
    and case c.round when 1 then l.count1 when 2 then l.count2 else l.count3 end is not null
  where c.submitted_at is not null and not c.voided
) e left join sku k on k.id = e.sku;
