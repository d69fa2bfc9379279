import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';
import { allocateRequirements, orderedFor, requirementParts } from './allocate-requirements.ts';

/** [R24] Before a draft order is deleted, the requirements that it has pieces for get them back. */
export const releaseDeleted: WriteGuard = async (database, { caller }, rows) => {
  const gone = new Set(rows.flatMap(({ before, after }) => (before && !after ? [before.id] : [])));
  if (gone.size === 0) return;
  const transaction = database as Transaction<Tables>;
  const requirements = await lockRows(
    transaction,
    requirementParts(transaction, caller),
    sql<boolean>`t.id in (select a.record_id from purchase_requirement_allocations a where a."order" = any(${[...gone]}::bigint[]))`,
  );
  const changes = requirements.map(before => ({ before, ordered: orderedFor(before).filter(({ order }) => !gone.has(order)) }));
  await allocateRequirements(transaction, caller, changes);
};
