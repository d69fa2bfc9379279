import type { Refusal } from '@axle/kernel';
import type { Importing, RecordValues } from '@axle/page-kit';
import type { RecordParts } from '../record-parts.ts';
import { idsByKey, keyFields, keyOf } from './stored-by-key.ts';
import { notThere } from './take-in.ts';

/** A row of a file that is bad by itself. */
export interface LackingRow {
  readonly row: number;
  readonly values: RecordValues;
  readonly refusals: readonly Refusal[];
  /** What is wrong with it besides where its record is not there yet. */
  readonly missing?: readonly Refusal[];
}

/**
 * [T5] What bad rows lack besides because no record has their key: the required fields that they leave empty, or the record itself where
 * the file only changes what is there. One query for all; a row of which the key itself is wrong may stand for any record and lacks
 * nothing.
 */
export async function lackingRecords(
  { database, resource }: RecordParts,
  rows: readonly LackingRow[],
  importing: Importing | undefined,
): Promise<ReadonlyMap<number, readonly Refusal[]>> {
  const keys = keyFields(resource);
  const lacking = rows
    .filter(({ refusals }) => !refusals.some(({ field = '' }) => keys.includes(field)))
    .map(({ row, values, missing = [] }) => ({
      row,
      values,
      key: keyOf(resource, values),
      missing: importing?.changesOnly ? [notThere(resource)] : missing,
    }))
    .filter(({ missing }) => missing.length > 0);
  const there = new Set(
    (
      await idsByKey(
        database,
        resource,
        lacking.map(({ values }) => values),
      )
    ).map(({ key }) => key),
  );
  return new Map(lacking.filter(({ key }) => !there.has(key)).map(({ row, missing }) => [row, missing]));
}
