import type { Refusal } from '@axle/kernel';
import { sql } from 'kysely';
import { freePicks, unallocate } from '../outbound/put-back.ts';
import { lockOutbound } from '../outbound/lock-outbound.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { openPicks, type PickAt, whilePicking } from './record-pick.ts';
import { layOutWalk, sendToShort, allocateWhole } from './release-wave.ts';

/**
 * Notes pieces that were not found in a bin, from the last slot on. What another bin has is picked there; an order for which there is
 * nothing left goes short with all it holds, and what is picked of it is put back.
 */
export const shortPick = whilePicking(async (context, wave, at, reason) => missPieces(context, wave, at, reason));

/** Pieces of a walk that are missing in their bin; returns why they cannot be reported so. */
export async function missPieces(context: LedgerContext, wave: number, at: PickAt, reason: string): Promise<Refusal | undefined> {
  const open = await openPicks(context, wave, at);
  if (!open.ok) return open.refusal;
  const { transaction, now, by } = context;
  let left = at.qty;
  for (const pick of open.value.toReversed()) {
    const missing = Math.min(left, pick.left);
    if (missing === 0) break;
    left -= missing;
    const { id } = await transaction
      .insertInto('pick_short')
      .values({ wave, outbound: pick.outbound, line_no: pick.line_no, bin: pick.bin, sku: pick.sku, qty: missing, reason, by, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (await moveElsewhere(context, pick, missing, id))
      await sql`update pick_short set moved = ${missing} where id = ${id}`.execute(transaction);
  }
  const metres = await layOutWalk(context, wave);
  await sql`update wave set walk_metres = ${metres} where id = ${wave}`.execute(transaction);
  return undefined;
}

/** Frees pieces of a pick and allocates as many elsewhere; whether there were as many. */
async function moveElsewhere(
  context: LedgerContext,
  pick: { readonly id: number; readonly outbound: number; readonly line_no: number; readonly bin: number; readonly sku: number },
  qty: number,
  short: number,
): Promise<boolean> {
  const { transaction } = context;
  const outbound = (await lockOutbound(transaction, pick.outbound))!;
  const rest = await sql`update pick set qty = qty - ${qty} where id = ${pick.id} and qty > ${qty} returning id`.execute(transaction);
  if (rest.rows.length === 0) await transaction.deleteFrom('pick').where('id', '=', pick.id).execute();
  await unallocate(context, outbound.id, outbound.outboundNo, [{ ...pick, qty }], `short${short}`);
  if (await allocateWhole(context, outbound)) return true;
  await freePicks(context, outbound);
  await sendToShort(context, outbound);
  return false;
}
