import { inForceStatuses } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

const inForce: readonly unknown[] = inForceStatuses;

/** Replies on which nobody has decided are void once their order is cancelled, or changed while it is in force. */
export const voidReplies: Consequence = async (database, { caller }, rows) => {
  const moved = rows.flatMap(({ before, after }) => {
    const isCancelled = after?.['state'] === 'cancelled' && before?.['state'] !== 'cancelled';
    const isChanged = inForce.includes(before?.['state']) && before?.['orderVersion'] !== after?.['orderVersion'];
    return before && after && (isCancelled || isChanged) ? [after.id] : [];
  });
  if (moved.length === 0) return;
  const transaction = database as Transaction<Tables>;
  const parts = ownParts(transaction, caller, 'viewReplies');
  const replies = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.purchase_order = any(${moved}::bigint[]) and t.state in ('pending', 'reapprove')`,
  );
  await updateRows(
    transaction,
    parts,
    replies.map(before => ({ before, after: { ...before, state: 'void' } })),
    { action: 'state', transition: 'void' },
  );
};
