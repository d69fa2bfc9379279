import type { Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { recordGuards } from '../registry/record-guards.ts';
import type { Asker, RecordParts } from './record-parts.ts';

/** What stands against a whole record as it would be written; empty when nothing does. */
export type GuardOfRecord = (record: RecordValues) => readonly Refusal[];

/**
 * A rule over records that needs to know more than the record itself: who and what there is, and who asks. It asks once for a batch,
 * whatever its size, and answers for each record.
 */
export type RecordGuard = (database: Kysely<Tables>, records: readonly RecordValues[], caller: Asker) => Promise<GuardOfRecord>;

const unguarded: GuardOfRecord = () => [];

/** The guard over a batch of records; a batch of entities without one passes. */
export const guarded = async (
  database: Kysely<Tables>,
  { resource, caller }: Pick<RecordParts, 'resource' | 'caller'>,
  records: readonly RecordValues[],
): Promise<GuardOfRecord> => recordGuards[resource.entity]?.(database, records, caller) ?? unguarded;
