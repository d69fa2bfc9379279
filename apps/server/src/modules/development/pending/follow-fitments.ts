import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** [N15] [N16] A listing that waits for the vehicles of its SKU is looked at again as these come, and one that is ready as they go. */
export const followFitments: Consequence = async (transaction, { caller }, rows) => {
  const skusOf = (records: readonly (Readonly<Record<string, unknown>> | undefined)[]) => [
    ...new Set(records.flatMap(record => (typeof record?.['sku'] === 'number' ? [record['sku']] : []))),
  ];
  const [come, gone] = [
    skusOf(rows.filter(({ before }) => !before).map(({ after }) => after)),
    skusOf(rows.filter(({ before, after }) => before && after?.['status'] !== 1).map(({ before }) => before)),
  ];
  if (come.length + gone.length === 0) return;
  const parts = ownParts(transaction as Transaction<Tables>, caller, 'newAmazonPending');
  const pending = await lockRows(
    transaction as Transaction<Tables>,
    parts,
    sql<boolean>`(t.state = 'waitInfo' and t.sku = any(${come}::bigint[]) and 'fitment' = any(t.missing))
      or (t.state in ('waitInfo', 'ready') and t.sku = any(${gone}::bigint[]) and not 'fitment' = any(coalesce(t.missing, '{}')))`,
  );
  await updateRows(
    transaction,
    parts,
    pending.map(before => ({ before, after: before })),
    { action: 'update' },
  );
};
