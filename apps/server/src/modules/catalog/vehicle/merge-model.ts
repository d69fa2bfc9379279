import { foldSpelling, ok, type Refusal, refuse } from '@axle/kernel';
import { fieldsOf, forbiddenField, notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { recordChanges } from '../../../platform/resources/writes/record-changes.ts';
import { refusalOfDeleting, refusalOfWriting } from '../../../platform/resources/refused-by-database.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { deleteRows } from '../../../platform/resources/writes/delete-rows.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { mergeVehicles } from './merge-vehicles.ts';

const sameName: Refusal = {
  code: 'RULE',
  field: 'into',
  message: { zh: '并入的车型与原车型相同', en: 'The model cannot be merged into itself' },
};

/**
 * Merges a model into another of its make and market, all years at once, in one transaction. The stored spelling of the other model counts;
 * a name that differs in case alone is a change of spelling.
 */
export const mergeModel: ActionHandler = async ({ parts, targets: [target], input }) => {
  const { resource } = parts;
  const into = String(input['into']);
  const attempt = inTransaction(parts.database, async transaction => {
    if (!target) return refuse(notFound);
    const seen = await findRecord(parts, transaction, target.id, Object.keys(fieldsOf(resource)));
    if (!seen) return refuse(notFound);
    const old = String(seen['model']);
    const names = [old, into].map(foldSpelling);
    const records = await lockRows(
      transaction,
      parts,
      sql<boolean>`t.market = ${seen['market']} and lower(t.make) = lower(${seen['make']}) and lower(t.model) = any(${names}::text[])`,
    );
    // locked all at once, in the order of their ids: only now it counts who was first
    if (records.find(({ id }) => id === target.id)?.version !== target.version) return refuse(rowChanged);
    const isMoved = (record: RecordRow) => foldSpelling(String(record['model'])) === foldSpelling(old);
    const standing = records.filter(record => !isMoved(record));
    const name = String(standing[0]?.['model'] ?? into);
    if (name === old) return refuse(sameName);
    const { changes, gone } = mergeVehicles(resource, records.filter(isMoved), standing, name);
    const { mayWrite } = fieldRights(parts);
    const touched = new Set(changes.flatMap(({ before, after }) => recordChanges(resource, before, after).map(({ field }) => field)));
    const closed = [...touched].filter(field => !mayWrite(field));
    if (closed.length > 0) return refuse(closed.map(field => forbiddenField(resource, field)));
    await deleteRows(transaction, parts, gone);
    await updateRows(transaction, parts, changes, { action: 'update' });
    return ok([{ id: target.id, name: nameFor(parts)(seen) }]);
  });
  return attempt.catch((error: unknown) => {
    const refusal = refusalOfDeleting(error) ?? refusalOfWriting(parts.caller.registry, resource, error);
    if (!refusal) throw error;
    return refuse(refusal);
  });
};
