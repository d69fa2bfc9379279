import { ok } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import { leaveWave } from '../outbound/cancel-outbound.ts';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { freePicks } from '../outbound/put-back.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { ordersOf, refusing } from './release-wave.ts';
import { waveRefusals } from './wave-refusals.ts';

/** A wave that is being walked: the user who begins is its picker unless another one was named. */
const started = ({ now, by }: LedgerContext, wave: RecordRow) => ({ startedAt: now.toISOString(), picker: wave['picker'] ?? by });

/** Begins a released wave with its first pick. */
export async function startOrders(parts: RecordParts, context: LedgerContext, wave: RecordRow): Promise<void> {
  await updateRows(context.transaction, parts, [{ before: wave, after: { ...wave, status: 'picking', ...started(context, wave) } }], {
    action: 'state',
    transition: 'start',
  });
  await pickOrders(context, wave.id);
}

/** Notes of the orders of a wave that they are being picked. */
export async function pickOrders(context: LedgerContext, wave: number): Promise<void> {
  for (const order of await ordersOf(context, wave))
    if (order.status === 'waved') await changeOutbound(context, order, { status: 'picking' }, 'start');
    else if (order.status === 'held' && order.heldFrom === 'waved') await changeOutbound(context, order, { heldFrom: 'picking' }, 'start');
}

/** Begins a wave: its orders are being picked. */
export const startWave: TransitionEffect = async transit => {
  const context = ledgerContext(transit.parts.database, transit.parts.caller);
  await pickOrders(context, transit.before.id);
  return ok({ ...transit.after, ...started(context, transit.before) });
};

/** Completes a wave that is fully picked. Held orders leave it, and their allocations are released. */
export const closeWave: TransitionEffect = async transit => {
  const context = ledgerContext(transit.parts.database, transit.parts.caller);
  const { before, after } = transit;
  const orders = await ordersOf(context, before.id);
  if (orders.some(({ status }) => status === 'waved' || status === 'picking')) return refusing(waveRefusals.picksOpen);
  for (const order of orders)
    if (order.status === 'held' && order.heldFrom !== 'picked') {
      await freePicks(context, order);
      await changeOutbound(context, order, { heldFrom: 'allocated' }, 'leaveWave');
    }
  await sql`update wave_order set in_wave = false where wave = ${before.id}`.execute(context.transaction);
  return ok({ ...after, closedAt: context.now.toISOString() });
};

/** Cancels a wave that is not being walked yet: its bins are released, its orders wait to be picked again. */
export const cancelWave: TransitionEffect = async transit => {
  const context = ledgerContext(transit.parts.database, transit.parts.caller);
  for (const order of await ordersOf(context, transit.before.id)) {
    await freePicks(context, order);
    await leaveWave(context, order.id);
    if (order.status === 'held') await changeOutbound(context, order, { heldFrom: 'allocated' }, 'leaveWave');
    else await changeOutbound(context, order, { status: 'allocated' }, 'leaveWave');
  }
  return ok(transit.after);
};
