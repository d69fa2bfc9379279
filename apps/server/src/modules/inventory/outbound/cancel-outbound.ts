import type { OutboundStatus } from '@axle/inventory';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { changeOutbound } from './change-outbound.ts';
import { type LockedOutbound, lockOutbound } from './lock-outbound.ts';
import { outboundFollowers } from './outbound-followers.ts';
import { outboundRefusals, wrongStatus } from './outbound-refusals.ts';
import { releaseLines } from './reserve-lines.ts';
import { freePicks } from './put-back.ts';

const cancellable: ReadonlySet<OutboundStatus> = new Set(['pending', 'short', 'allocated', 'waved', 'picking', 'picked', 'packing']);

/** Cancels an order before it is packed: releases its allocations and reservations, and notifies its source. */
export async function cancelOutbound(context: LedgerContext, id: number, reason: string): Promise<Result<void>> {
  const outbound = await lockOutbound(context.transaction, id);
  if (!outbound) return refuse(outboundRefusals.unknown);
  if (outbound.status === 'cancelled') return ok(undefined);
  const refused = await freeCancelled(context, outbound);
  if (refused) return refuse(refused);
  await changeOutbound(context, outbound, { status: 'cancelled', heldFrom: null, holdReason: reason }, 'cancel');
  return ok(undefined);
}

/** Does all that comes with the end of an order but its status; returns why it cannot end. */
export async function freeCancelled(context: LedgerContext, outbound: LockedOutbound): Promise<Refusal | undefined> {
  const at = outbound.status === 'held' ? outbound.heldFrom! : outbound.status;
  if (!cancellable.has(at)) return wrongStatus({ zh: '取消', en: 'Cancel' }, at);
  if (outbound.lines.some(({ shipped }) => shipped > 0)) return outboundRefusals.shippedAlready;
  if (outbound.lines.some(({ packed }) => packed > 0)) return outboundRefusals.packedAlready;
  await freePicks(context, outbound);
  await releaseLines(context, outbound);
  await leaveWave(context, outbound.id);
  await context.registry.part(outboundFollowers, outbound.sourceType)?.cancelled?.(context, outbound);
  return undefined;
}

/** Takes an order out of the wave that it is in. */
export const leaveWave = async ({ transaction }: LedgerContext, outbound: number): Promise<void> => {
  await sql`update wave_order set in_wave = false where outbound = ${outbound} and in_wave`.execute(transaction);
};
