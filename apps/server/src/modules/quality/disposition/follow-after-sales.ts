import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const ended: readonly unknown[] = ['void', 'refused'];

/** [Q25] A lot whose return comes to nothing is rejected as before, and waits for another decision. */
export const followAfterSales: Consequence = async (database, { caller }, rows) => {
  const transaction = database as Transaction<Tables>;
  const numbers = rows.flatMap(({ before, after }) =>
    after?.['source'] === 'inspection' && ended.includes(after['state']) && !ended.includes(before?.['state']) ? [after['sourceNo']] : [],
  );
  if (numbers.length === 0) return;
  const parts = ownParts(transaction, caller, 'sampleJudgement');
  const lots = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.inspection_no = any(${numbers}) and t.type = 'iqc' and t.state = 'closed' and t.disposition = 'return'`,
  );
  const changed = lots.map(before => ({
    before,
    after: { ...before, state: 'rejected', disposition: undefined, dispositionState: undefined, reason: undefined },
  }));
  if (changed.length > 0) await updateRows(transaction, parts, changed, { action: 'state', transition: 'kept' });
};
