import { refuse, type Result } from '@axle/kernel';
import { mergeRefusal } from '@axle/orders';
import type { RecordRow, Target } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockSeen, recordGroup } from './merge-group.ts';
import { mergeSettingsOf } from './merge-settings-of.ts';

/** Leaves orders of a group apart, since their buyer asked for separate parcels: none of them is proposed again until it is restored. */
export async function leaveApart(
  transaction: Transaction<Tables>,
  caller: Actor,
  targets: readonly Target[],
  reason: unknown,
): Promise<Result<RecordRow>> {
  const seen = await lockSeen(transaction, caller, targets);
  if (!seen.ok) return seen;
  const { orders } = seen.value;
  const refusal = mergeRefusal(orders, (await mergeSettingsOf(transaction)).of);
  if (refusal) return refuse(refusal);
  const paid = orders.toSorted((one, other) => one.paidAt!.getTime() - other.paidAt!.getTime());
  return recordGroup(transaction, caller, { state: 'ignored', orders: paid, automatic: false, reason });
}
