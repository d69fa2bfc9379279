import { duplicate, type Importing, type KnownSpellings, type RecordRow, type Resource } from '@axle/page-kit';
import { asksReason } from '../../approvals/held/value-metas.ts';
import { guarded } from '../guarded.ts';
import type { RecordParts } from '../record-parts.ts';
import { lookUpSpellings } from '../writes/first-spellings.ts';
import { referable } from '../referred-records.ts';
import { refusedReferences } from '../refused-references.ts';
import { changeFrom, newFrom } from './merge-row.ts';
import { notThere, withAdded, withHeldFiles } from './take-in.ts';
import { keyFields, keyOf, storedByKey } from './stored-by-key.ts';
import type { UpsertOutcome, UpsertRow } from './upsert-row.ts';
import { type PendingRecord, writePending } from './write-pending.ts';

/** The import whose rows are written. */
export interface UpsertReason {
  readonly importTask: number;
  /** Called where a row changes a field under approval. */
  readonly asked?: (() => void) | undefined;
  /** How the file is taken in. */
  readonly importing?: Importing | undefined;
}

/**
 * Takes a portion of a file in, within a transaction of the caller's: rows are matched by the resource's first unique key; unknown
 * ones become records, known ones take the values given, or are refused. A handful of statements for the whole portion. A row that is
 * bad changes nothing and keeps no other from being written.
 */
export async function upsertRecords(
  parts: RecordParts,
  rows: readonly UpsertRow[],
  { importTask, asked, importing }: UpsertReason,
): Promise<readonly UpsertOutcome[]> {
  const { database, resource } = parts;
  const known: KnownSpellings = new Map();
  const values = rows.map(row => row.values);
  await lookUpSpellings(database, resource, known, values);
  const stored = await storedByKey(database, parts, values, true);
  const chosen = await referable(database, parts, values);
  // a row may leave out what its record holds already: a guard is asked about that too
  const former = values.flatMap(row => stored.byKey.get(keyOf(resource, row)) ?? []);
  const guard = await guarded(database, parts, [...values, ...former]);
  const pending = new Map<string, PendingRecord>();
  const outcomes = rows.map((row): UpsertOutcome => {
    const key = namesNone(resource, row) ? `row ${row.row}` : keyOf(resource, row.values);
    const former = pending.get(key);
    const before = former ? asRecord(former) : stored.byKey.get(key);
    if (!before && stored.unseen.has(key)) return { row: row.row, kind: 'bad', refusals: [duplicate(resource, resource.unique[0]!)] };
    if (!before && importing?.changesOnly) return { row: row.row, kind: 'bad', refusals: [notThere(resource)] };
    if (before && !former && importing?.addsOnly)
      return { row: row.row, kind: 'bad', refusals: [duplicate(resource, resource.unique[0]!)] };
    const { after, refusals: own } = before
      ? changeFrom(parts, known, withHeldFiles(resource, withAdded(importing?.adds, row, before), before), before)
      : newFrom(parts, known, row);
    const refusals = after ? [...own, ...refusedReferences(resource, chosen, before, after), ...guard(after)] : own;
    if (refusals.length > 0) return { row: row.row, kind: 'bad', refusals };
    if (before && after && asksReason(resource, before, after)) asked?.();
    if (after)
      pending.set(key, { rows: [...(former?.rows ?? []), row.row], before: former ? former.before : stored.byKey.get(key), after });
    return { row: row.row, kind: !before ? 'new' : after ? 'changed' : 'same', refusals: [] };
  });
  const refused = await writePending(database, parts, [...pending.values()], { action: 'import', importTask });
  const bad = new Map([...refused].flatMap(([record, refusal]) => record.rows.map(row => [row, refusal] as const)));
  return outcomes.map(outcome => (bad.has(outcome.row) ? { row: outcome.row, kind: 'bad', refusals: [bad.get(outcome.row)!] } : outcome));
}

/** Whether a row leaves its key to whoever numbers its record: each of them is a record of its own. */
const namesNone = (resource: Resource, { values }: UpsertRow): boolean => keyFields(resource).every(key => values[key] === undefined);

/** A record that is not written yet, as the next row of the file meets it. */
const asRecord = ({ before, after }: PendingRecord): RecordRow => ({
  status: 1,
  ...after,
  id: before?.id ?? 0,
  version: before?.version ?? 1,
});
