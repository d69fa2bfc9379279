import { archiveRefusals, type SkuStock, stopRefusals } from '@axle/catalog';
import { type LocalDate, ok, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';

/** A SKU is stopped only when none of it is left in any warehouse, also in those that the user cannot see. */
export const stopSku: TransitionEffect = async ({ parts, before, after }) => {
  const { rows } = await sql<SkuStock>`
    select coalesce(sum(qty) filter (where status <> 'in_transit'), 0)::integer as "onHand",
      coalesce(sum(qty) filter (where status = 'in_transit'), 0)::integer as "inTransit",
      (select coalesce(sum(greatest(l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty, 0)), 0)::integer
        from receipt_lines l join receipt r on r.id = l.record_id
        where l.sku = ${before.id} and not l.in_transit and r.state in ('expected', 'arrived', 'counting')) as ordered
    from stock_balance where sku = ${before.id}`.execute(parts.database);
  const refusals = stopRefusals(rows[0]!);
  return refusals.length > 0 ? refuse(refusals) : ok(after);
};

/** A stopped SKU is put away for good once its stock has not moved for long. */
export const archiveSku: TransitionEffect = async ({ parts, before, after }) => {
  const { rows } = await sql<{ day: LocalDate }>`
    select biz_date::text as day from stock_move where sku = ${before.id} order by seq desc limit 1`.execute(parts.database);
  const refusals = archiveRefusals(rows[0]?.day, todayOf(parts.caller));
  return refusals.length > 0 ? refuse(refusals) : ok(after);
};
