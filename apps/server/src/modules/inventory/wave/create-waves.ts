import type { OutboundStatus, PlannedWave } from '@axle/inventory';
import type { Refusal } from '@axle/kernel';
import { sql } from 'kysely';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { wrongStatus } from '../outbound/outbound-refusals.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { noteAdded } from '../../../platform/resources/writes/change-beside.ts';
import { cartVolume, planWaves } from './plan-waves.ts';

/** Makes waves as they were planned; the slots of a wave are numbered in the order of its orders. Returns their ids. */
export async function createWaves(context: LedgerContext, waves: readonly PlannedWave[]): Promise<readonly number[]> {
  const { transaction, now, by } = context;
  const ids: number[] = [];
  for (const { type, warehouse, cutoffAt, courier, orders } of waves) {
    const { id } = await transaction
      .insertInto('wave')
      .values({
        type,
        warehouse,
        cutoff_at: cutoffAt === '' ? null : cutoffAt,
        courier: courier === 0 ? null : courier,
        created_by: by,
        created_at: now,
        updated_by: by,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('wave_order')
      .values(orders.map((outbound, at) => ({ wave: id, outbound, slot: at + 1 })))
      .execute();
    await noteAdded(context, 'wave', id);
    for (const outbound of orders) await changeOutbound(context, { id: outbound }, { status: 'waved' }, 'createWave');
    ids.push(id);
  }
  return ids;
}

/** Puts the ticked orders into waves by the rule. */
export const createWave: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const { caller } = parts;
    const refused = new Map<number, Refusal>();
    for (const { id, status } of records)
      if (status !== 'allocated') refused.set(id, wrongStatus({ zh: '组波', en: 'Create waves' }, status as OutboundStatus));
    const ids = records.filter(({ id }) => !refused.has(id)).map(({ id }) => id);
    const rule = { maxOrders: Number(input['maxOrders']), maxVolume: cartVolume };
    const planned = await planWaves(transaction, caller.now, sql`o.id = any(${ids}::bigint[])`, rule);
    await createWaves(ledgerContext(transaction, caller), planned);
    return refused;
  });
