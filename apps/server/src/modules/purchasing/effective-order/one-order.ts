import { type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged, type TargetOutcome } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

/** The orders as their changer sees them, within the transaction of the change. */
export type ChangingParts = RecordParts & { readonly database: Transaction<Tables> };

/** Why something cannot be done with an order, at the cells of the input that it speaks of; empty where it is done. */
export type Refused = readonly Refusal[];

/**
 * Does something to the one order of an action, locked, as the user saw it. What is refused is refused as a whole, so that what was typed
 * stays; nothing may be written before it is.
 */
export const withOrder = (
  { parts, targets }: Pick<ActionContext, 'parts' | 'targets'>,
  act: (parts: ChangingParts, order: RecordRow) => Promise<Refused>,
): Promise<Result<readonly TargetOutcome[], readonly Refusal[]>> =>
  inTransaction(parts.database, async database => {
    const [target] = targets;
    const own = { ...parts, database };
    const [order] = target ? await lockById(database, own, [target.id]) : [];
    if (!target || !order) return refuse([notFound]);
    if (order.version !== target.version) return refuse([rowChanged]);
    const refused = await act(own, order);
    if (refused.length > 0) return refuse(refused);
    return { ok: true, value: [{ id: order.id, name: String(order['orderNo']) }] };
  });
