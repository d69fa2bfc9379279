import { ok, type Result } from '@axle/kernel';
import { type CellsChange, type CellsOutcome, forbiddenField, mergeCells, type RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fieldRights, readablePart } from './field-rights.ts';
import type { RecordParts } from './record-parts.ts';
import { refusalsOfUnlocked } from './unlocked-records.ts';
import { changeLocked, writing } from './write-record.ts';
import { inTransaction } from './writes/in-transaction.ts';
import { lockById } from './writes/lock-rows.ts';

/**
 * Changes cells of many records in one transaction, each record on its own: one that is refused leaves the others. Where somebody else
 * changed the same field otherwise since it was seen, theirs stands and the cell is reported.
 */
export const changeCells = (parts: RecordParts, changes: readonly CellsChange[]): Promise<Result<readonly CellsOutcome[]>> =>
  inTransaction(parts.database, async transaction => {
    const locked = await lockById(
      transaction,
      parts,
      changes.map(({ id }) => id),
    );
    const stored = new Map(locked.map(record => [record.id, record]));
    const outcomes: CellsOutcome[] = [];
    for (const change of changes) outcomes.push(await changeOne(transaction, parts, change, stored.get(change.id)));
    return ok(outcomes);
  });

async function changeOne(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  change: CellsChange,
  stored: RecordRow | undefined,
): Promise<CellsOutcome> {
  const { id } = change;
  if (!stored) return { id, clashes: [], refusals: [(await refusalsOfUnlocked({ ...parts, database: transaction }, [id]))(id)] };
  const { mayRead } = fieldRights(parts);
  const row = readablePart(parts, stored);
  // whether a field that may not be read clashes would reveal its value
  const unread = Object.keys(change.values).filter(key => parts.resource.fields[key] !== undefined && !mayRead(key));
  if (unread.length > 0) return { id, row, clashes: [], refusals: unread.map(key => forbiddenField(parts.resource, key)) };
  const { given, clashes } = mergeCells(parts.resource, change, stored);
  const written = await writing({ ...parts, database: transaction }, within => changeLocked(within, parts, stored, given));
  return written.ok ? { id, row: written.value, clashes, refusals: [] } : { id, row, clashes: [], refusals: written.refusal };
}
