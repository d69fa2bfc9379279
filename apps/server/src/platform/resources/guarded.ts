import type { Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { pairedRecords } from './paired-records.ts';
import { extensionPoint, knowsEntity } from '../registry/extension-point.ts';
import type { Actor, RecordParts } from './record-parts.ts';

/** What stands against a whole record as it would be written; empty when nothing does. */
export type GuardOfRecord = (record: RecordValues) => readonly Refusal[];

/**
 * A rule over records that needs to know more than the record itself: who and what there is, and who asks. It asks once for a batch,
 * whatever its size, and answers for each record.
 */
export type RecordGuard = (database: Kysely<Tables>, records: readonly RecordValues[], caller: Actor) => Promise<GuardOfRecord>;

/** Guards of records by entity, or by entity and aspect (`sku.tariff`) where several modules guard it. */
export const recordGuards = extensionPoint<RecordGuard>('guard of records', knowsEntity);

/** What the pairs of its references and all guards of its entity hold against each record of a batch. */
export async function guarded(
  database: Kysely<Tables>,
  { resource, caller }: Pick<RecordParts, 'resource' | 'caller'>,
  records: readonly RecordValues[],
): Promise<GuardOfRecord> {
  const own = caller.registry.partsFor(recordGuards, resource.entity);
  const paired = pairedRecords(database, { resource, caller }, records);
  const guards = await Promise.all([paired, ...own.map(guard => guard(database, records, caller))]);
  return record => guards.flatMap(guard => guard(record));
}
