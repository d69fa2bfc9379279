import { outTypes } from '@axle/inventory';
import { sql } from 'kysely';
import { inSavepoint } from '../../../platform/resources/writes/savepoint.ts';
import { lockItems } from '../stock/lock-items.ts';
import { renewReservation } from '../stock/renew-reservation.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import type { LockedOutbound } from './lock-outbound.ts';
import { safetyBuffers } from './safety-buffers.ts';

class Short extends Error {}

/**
 * Reserves every line of an order, or none of them: a short order keeps no stock from others. The buffer of the shop is not
 * reserved. Lines that have a reservation keep it; damaged pieces need no reservation, only stock on hand.
 */
export async function reserveLines(context: LedgerContext, outbound: LockedOutbound): Promise<'allocated' | 'short'> {
  const { transaction } = context;
  const { warehouse, lines, outboundNo } = outbound;
  if (outTypes[outbound.outType].from === 'damaged') return (await damagedThere(context, outbound)) ? 'allocated' : 'short';
  const open = lines.filter(({ reservationNo }) => reservationNo === null);
  const skus = lines.map(({ sku }) => sku);
  await lockItems(
    transaction,
    skus.map(sku => ({ warehouse, sku })),
  );
  const kept = await safetyBuffers(context, outbound, skus);
  const ledger = stockLedger(context);
  try {
    await inSavepoint(transaction, async () => {
      // what was taken back from a reservation for the sake of others is wanted again
      for (const { sku, qty, reservationNo } of lines)
        if (reservationNo !== null && !(await renewReservation(context, reservationNo, qty, kept.get(sku))).ok) throw new Short();
      for (const { lineNo, sku, qty } of open) {
        const reply = await ledger.reserve({
          demandType: 'outbound',
          demandNo: outboundNo,
          demandLine: lineNo,
          warehouse,
          sku,
          qty,
          buffer: kept.get(sku) ?? 0,
        });
        if (!reply.ok) throw new Short();
        await transaction
          .updateTable('outbound_lines')
          .set({ reservation_no: reply.value })
          .where('record_id', '=', outbound.id)
          .where('line_no', '=', lineNo)
          .execute();
      }
    });
    return 'allocated';
  } catch (error) {
    if (error instanceof Short) return 'short';
    throw error;
  }
}

async function damagedThere({ transaction }: LedgerContext, { id, warehouse }: LockedOutbound): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select bool_and(coalesce(b.qty, 0) >= l.qty) as there
    from (select sku, sum(qty) as qty from outbound_lines where record_id = ${id} group by sku) l
    left join lateral (select sum(qty) as qty from stock_balance where warehouse = ${warehouse} and sku = l.sku and status = 'damaged') b
    on true`.execute(transaction);
  return rows[0]?.there ?? false;
}

/**
 * Gives back what is still reserved for an order, and lets its lines forget their reservations. Nothing of it may be allocated any more.
 */
export async function releaseLines(context: LedgerContext, { id }: Pick<LockedOutbound, 'id'>): Promise<void> {
  const { transaction } = context;
  const reservations = await transaction
    .selectFrom('outbound_lines as l')
    .innerJoin('stock_reservation as r', 'r.reservation_no', 'l.reservation_no')
    .select(['r.reservation_no', 'r.warehouse', 'r.sku', 'r.qty_open', 'r.qty_allocated'])
    .where('l.record_id', '=', id)
    .execute();
  await lockItems(transaction, reservations);
  const ledger = stockLedger(context);
  for (const { reservation_no: reservationNo, qty_open: qty } of reservations)
    if (qty > 0) {
      const reply = await ledger.release({ reservationNo, qty });
      if (!reply.ok) throw new Error(`${reservationNo}: ${reply.refusal.code}`);
    }
  const kept = reservations.filter(({ qty_allocated: allocated }) => allocated > 0).map(({ reservation_no: no }) => no);
  await sql`update outbound_lines set reservation_no = null where record_id = ${id} and reservation_no is not null
    and reservation_no <> all(${kept}::text[])`.execute(transaction);
}
