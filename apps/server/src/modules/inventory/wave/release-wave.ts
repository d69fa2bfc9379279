import { pickPath, walkMetres, type WalkStop } from '@axle/inventory';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { leaveWave } from '../outbound/cancel-outbound.ts';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { type LockedOutbound, lockOutbounds } from '../outbound/lock-outbound.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { releaseLines } from '../outbound/reserve-lines.ts';
import { allocateLines } from '../outbound/allocate-lines.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { inSavepoint } from '../../../platform/resources/writes/savepoint.ts';
import { lockItems } from '../stock/lock-items.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { waveRefusals } from './wave-refusals.ts';

class NotThere extends Error {}

/** The orders of a wave, locked. */
export async function ordersOf(context: LedgerContext, wave: number): Promise<readonly LockedOutbound[]> {
  const rows = await context.transaction
    .selectFrom('wave_order')
    .select('outbound')
    .where('wave', '=', wave)
    .where('in_wave', '=', true)
    .execute();
  return lockOutbounds(
    context.transaction,
    rows.map(({ outbound }) => outbound),
  );
}

/** Takes an order out of its wave because it cannot be picked whole: its allocations are released and it is short. */
export async function sendToShort(context: LedgerContext, outbound: LockedOutbound): Promise<void> {
  await releaseLines(context, outbound);
  await leaveWave(context, outbound.id);
  await changeOutbound(context, outbound, { status: 'short' }, 'lack');
}

/** Sets pieces apart for an order, or nothing at all; whether its bins hold enough. */
export async function allocateWhole(context: LedgerContext, outbound: LockedOutbound): Promise<boolean> {
  try {
    await inSavepoint(context.transaction, async () => {
      const reply = await allocateLines(context, outbound);
      if (!reply.ok) throw new NotThere(reply.refusal.code);
    });
    return true;
  } catch (error) {
    if (error instanceof NotThere) return false;
    throw error;
  }
}

/** The effects of releasing a wave besides its status. */
export const releaseWave: TransitionEffect = async transit => {
  const context = ledgerContext(transit.parts.database, transit.parts.caller);
  const metres = await releaseOrders(context, transit.before.id);
  if (metres === undefined) return refuse([waveRefusals.nothingThere]);
  return ok({ ...transit.after, releasedAt: context.now.toISOString(), walkMetres: metres });
};

/**
 * Chooses the bins of every order of a wave, lays out the walk and returns its metres; undefined where nothing is left to pick. Orders
 * whose bins hold too little go short, held ones leave.
 */
export async function releaseOrders(context: LedgerContext, wave: number): Promise<number | undefined> {
  const orders = await ordersOf(context, wave);
  await lockItems(
    context.transaction,
    orders.flatMap(({ warehouse, lines }) => lines.map(({ sku }) => ({ warehouse, sku }))),
  );
  let left = 0;
  for (const order of orders) {
    if (order.status === 'held') {
      await leaveWave(context, order.id);
      await changeOutbound(context, order, { heldFrom: 'allocated' }, 'leaveWave');
    } else if (await allocateWhole(context, order)) left += 1;
    else await sendToShort(context, order);
  }
  return left === 0 ? undefined : layOutWalk(context, wave);
}

/** [R7] Orders the stops of a wave by the walk, and returns an estimate of its metres. */
export async function layOutWalk({ transaction }: LedgerContext, wave: number): Promise<number> {
  await sql`update pick p set wave = ${wave} from wave_order x
    where x.wave = ${wave} and x.in_wave and x.outbound = p.outbound and p.back_since is null and p.wave is distinct from ${wave}`.execute(
    transaction,
  );
  const { rows } = await sql<WalkStop & { bin: number }>`
    select distinct b.id as bin, a.pick_seq as "areaSeq", a.area_no as area, b.aisle, b.rack, b.level, b.pos
    from pick p join bin b on b.id = p.bin join warehouse_area a on a.id = b.area where p.wave = ${wave} and p.back_since is null`.execute(
    transaction,
  );
  const walk = pickPath(rows);
  await sql`update pick p set walk = t.walk from unnest(${walk.map(({ bin }) => bin)}::bigint[]) with ordinality as t (bin, walk)
    where p.wave = ${wave} and p.bin = t.bin`.execute(transaction);
  return walkMetres(walk);
}

/** Where waves are led by people: refuses with one refusal of its own. */
export const refusing = (refusal: Refusal): Result<never, readonly Refusal[]> => refuse([refusal]);
