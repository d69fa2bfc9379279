import type { Refusal } from '@axle/kernel';
import { type Pairing, type RecordValues, referencePathsOf, referredAt } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { GuardOfRecord } from './guarded.ts';
import { columnOf } from './query/columns.ts';
import { tableOf } from './query/select-rows.ts';
import type { RecordParts } from './record-parts.ts';

/** Ids that stand together in records that name both. */
async function pairsOf(database: Kysely<Tables>, { caller }: Pick<RecordParts, 'caller'>, pairing: Pairing, others: readonly number[]) {
  const resource = caller.registry.referred(pairing.entity);
  if (!resource) throw new Error(`${pairing.entity} pairs records, and is none of the resources`);
  const { rows } = await sql<{ by: number; with: number }>`
    select ${columnOf(pairing.by)} as "by", ${columnOf(pairing.with)} as "with" from ${tableOf(resource)}
    where ${columnOf(pairing.with)} = any(${others}::bigint[])`.execute(database);
  return new Set(rows.map(row => `${row.by}/${row.with}`));
}

/**
 * Refuses `NOT_PAIRED` where a record refers to one that does not go with another that it refers to. A pair that is out of use still
 * stands for what was written while it was not.
 */
export async function pairedRecords(
  database: Kysely<Tables>,
  parts: Pick<RecordParts, 'resource' | 'caller'>,
  records: readonly RecordValues[],
): Promise<GuardOfRecord> {
  const paired = referencePathsOf(parts.resource).flatMap(([path, field]) =>
    field.kind === 'ref' && field.paired ? [{ path, pairing: field.paired }] : [],
  );
  const otherOf = (record: RecordValues, { like }: Pairing) => (typeof record[like] === 'number' ? record[like] : undefined);
  const known = await Promise.all(
    paired.map(async ({ path, pairing }) => ({
      path,
      pairing,
      pairs: await pairsOf(database, parts, pairing, [...new Set(records.flatMap(record => otherOf(record, pairing) ?? []))]),
    })),
  );
  return record =>
    known.flatMap(({ path, pairing, pairs }) => {
      const other = otherOf(record, pairing);
      if (other === undefined) return [];
      return referredAt(record, path).flatMap(([field, id]): readonly Refusal[] =>
        pairs.has(`${id}/${other}`) ? [] : [{ code: 'NOT_PAIRED', field, message: pairing.refusal }],
      );
    });
}
