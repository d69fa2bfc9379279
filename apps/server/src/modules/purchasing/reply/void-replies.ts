import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ownParts } from '../order/own-parts.ts';

/** Replies to an order that is cancelled, and on which nobody has decided, are void. */
export const voidReplies: Consequence = async (database, { caller }, rows) => {
  const cancelled = rows.flatMap(({ before, after }) =>
    before && after?.['state'] === 'cancelled' && before['state'] !== 'cancelled' ? [after.id] : [],
  );
  if (cancelled.length === 0) return;
  const transaction = database as Transaction<Tables>;
  const parts = ownParts(transaction, caller, 'viewReplies');
  const replies = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.purchase_order = any(${cancelled}::bigint[]) and t.state in ('pending', 'reapprove')`,
  );
  await updateRows(
    transaction,
    parts,
    replies.map(before => ({ before, after: { ...before, state: 'void' } })),
    { action: 'state', transition: 'void' },
  );
};
