import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import {
  type KnownSpellings,
  type RecordRow,
  type RecordValues,
  refusedByState,
  rowChanged,
  settleSpelling,
  type Target,
} from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { checkChange, checkNew } from './check-writing.ts';
import { readablePart } from './field-rights.ts';
import { guarded } from './guarded.ts';
import { recordChanges } from './writes/record-changes.ts';
import type { RecordParts } from './record-parts.ts';
import { refusalOfWriting } from './refused-by-database.ts';
import { referable } from './referred-records.ts';
import { refusedFiles } from './refused-files.ts';
import { refusedReferences } from './refused-references.ts';
import { refusalsOfUnlocked } from './unlocked-records.ts';
import { lookUpSpellings } from './writes/first-spellings.ts';
import { inTransaction } from './writes/in-transaction.ts';
import { completeNew } from './writes/complete-new.ts';
import { insertRows } from './writes/insert-rows.ts';
import { lockById } from './writes/lock-rows.ts';
import { updateRows } from './writes/update-rows.ts';
import { withFigures } from './writes/with-figures.ts';

type Written = Result<RecordRow, readonly Refusal[]>;

/** Adds a record. A text that is stored in another case already takes the stored spelling and keeps its own as an alias. */
export async function addRecord(parts: RecordParts, given: RecordValues): Promise<Written> {
  const { values, refusals: own } = checkNew(parts, given);
  const refusals = [
    ...own,
    ...refusedReferences(parts.resource, await referable(parts.database, parts, [values]), undefined, values),
    ...(await refusedFiles(parts.database, parts, undefined, values)),
    ...(await guarded(parts.database, parts, [values]))(values),
  ];
  if (refusals.length > 0) return refuse(refusals);
  return writing(parts, async transaction => {
    const settled = await completeNew(transaction, parts, await firstSpelled(transaction, parts, values));
    if (!settled.ok) return settled;
    const [row] = await insertRows(transaction, parts, [settled.value], { action: 'add' });
    return ok(readablePart(parts, await withFigures(transaction, parts.resource, row!)));
  });
}

/**
 * Changes some fields of a record. The spelling of a text may be changed freely in the only record that has it; as long as others
 * have it too, theirs is taken.
 */
export const updateRecord = (parts: RecordParts, { id, version }: Target, given: RecordValues): Promise<Written> =>
  writing(parts, async transaction => {
    const [before] = await lockById(transaction, parts, [id]);
    if (!before) return refuse([(await refusalsOfUnlocked({ ...parts, database: transaction }, [id]))(id)]);
    if (before.version !== version) return refuse([rowChanged]);
    return changeLocked(transaction, parts, before, given);
  });

/** {@link updateRecord} over a record that is locked already, as it stands. */
export async function changeLocked(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  before: RecordRow,
  given: RecordValues,
): Promise<Written> {
  const closed = refusedByState(parts.resource, before, 'update');
  if (closed) return refuse([closed]);
  const { values, refusals: own } = checkChange(parts, before, given);
  const refusals = [
    ...own,
    ...refusedReferences(parts.resource, await referable(transaction, parts, [values]), before, values),
    ...(await refusedFiles(transaction, parts, before, values)),
    ...(await guarded(transaction, parts, [values]))(values),
  ];
  if (refusals.length > 0) return refuse(refusals);
  if (recordChanges(parts.resource, before, values).length === 0) return ok(readablePart(parts, before));
  const after = await firstSpelled(transaction, parts, values, before.id);
  if (recordChanges(parts.resource, before, after).length === 0) return ok(readablePart(parts, before));
  const [row] = await updateRows(transaction, parts, [{ before, after }], { action: 'update' });
  return ok(readablePart(parts, await withFigures(transaction, parts.resource, row!)));
}

async function firstSpelled(
  transaction: Transaction<Tables>,
  { resource }: RecordParts,
  values: RecordValues,
  except?: number,
): Promise<RecordValues> {
  if (resource.spelling.length === 0) return values;
  const known: KnownSpellings = new Map();
  await lookUpSpellings(transaction, resource, known, [values], except);
  return settleSpelling(resource.spelling, known, values).values;
}

/** Runs a write in a transaction; what the database itself refuses is put into words. */
export async function writing(parts: RecordParts, write: (transaction: Transaction<Tables>) => Promise<Written>): Promise<Written> {
  try {
    return await inTransaction(parts.database, write);
  } catch (error) {
    const refusal = refusalOfWriting(parts.caller.registry, parts.resource, error);
    if (!refusal) throw error;
    return refuse([refusal]);
  }
}
