import { permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import type { MainCall } from '../gateways/main/main-call.ts';
import { type StationParts, waitingCall } from './waiting-call.ts';

/** What waits at the packing table, at putaway and to be counted; the receipts of the dock are listed by the calls of their station. */
export const waitingCalls = (parts: StationParts): readonly MainCall[] => [
  waitingCall(parts, {
    path: mainPaths.ordersToPack,
    page: 'packStation',
    rows: ({ now }, seen) => sql`
      select t.id, t.outbound_no as "outboundNo", t.out_type as "outType", t.status, w.code as warehouse, c.code as "channelCode",
      t.priority,
        t.ship_by as "shipBy", coalesce(t.ship_by < ${now}::timestamptz + interval '4 hours', false) as late,
        (select v.wave_no || '-' || x.slot from wave_order x join wave v on v.id = x.wave where x.outbound = t.id order by x.id desc
        limit 1) as tote,
        (select sum(l.qty - l.packed)::integer from outbound_lines l where l.record_id = t.id) as pieces,
        coalesce((select max(p.picked_at) from pick p where p.outbound = t.id), t.updated_at) as since
      from outbound t join warehouse w on w.id = t.warehouse left join logistics_channel c on c.id = t.channel
      where t.status in ('picked', 'packing') and ${seen} order by t.priority, t.ship_by, t.id`,
  }),
  waitingCall(parts, {
    path: mainPaths.tasksToPutAway,
    page: 'putawayTask',
    rows: ({ access }, seen) => sql`
      select t.id, t.putaway_no as "putawayNo", t.receipt_no as "receiptNo", s.sku, w.code || '/' || b.bin_code as "fromBin",
      t.suggested_bins as "suggestedBins",
        t.qty - t.done_qty as qty, t.waits_long as "waitsLong", t.created_at as since, coalesce(t.assignee = ${access.userId},
        false) as mine
      from putaway_list t join warehouse w on w.id = t.warehouse join bin b on b.id = t.from_bin join sku s on s.id = t.sku
      where t.state in ('open', 'doing') and ${seen} order by mine desc, t.created_at, t.id`,
  }),
  waitingCall(parts, {
    path: mainPaths.binsToCount,
    page: 'stocktakeCount',
    // a bin is listed for users who may count it in its round: what others have open, or were assigned to count, and the user's own earlier
    // counts are not
    rows: ({ access }, seen) => sql`
      select t.id, t.bin, t.stocktake_no as "stocktakeNo", t.round, t.planned_on::text as due, t.started_at as since,
      coalesce(t.opened_by = ${access.userId}, false) as mine
      from (
        select r.id, s.warehouse, w.code || '/' || b.bin_code as bin, s.stocktake_no, r.round, s.planned_on, s.started_at, r.opened_by,
        r.stocktake, r.bin as bin_id,
          case r.round when 1 then s.counter when 2 then s.recounter end as assigned
        from stocktake_bin r join stocktake s on s.id = r.stocktake join bin b on b.id = r.bin join warehouse w on w.id = s.warehouse
        where r.submitted_at is null and not r.voided and s.state in ('counting', 'recount')
      ) t
      where ${seen} and coalesce(t.opened_by, ${access.userId}) = ${access.userId}
      and coalesce(t.assigned, ${access.userId}) = ${access.userId}
        and (t.round < 3 or ${can(access, permissionCode('wms', 'stocktakeCount', 'approveThird'))})
        and (t.round = 1 or not exists (
          select from stocktake_bin e where e.stocktake = t.stocktake and e.bin = t.bin_id and e.round < t.round
          and e.submitted_by = ${access.userId}) and not exists (
          select from stocktake_line l where l.stocktake = t.stocktake and l.bin = t.bin_id and l.final is null
          and ${access.userId} in (l.count1_by, l.count2_by)))
      order by mine desc, t.planned_on, t.bin collate "C", t.id`,
  }),
];
