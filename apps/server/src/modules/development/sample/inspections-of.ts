import type { SampleInspection } from '@axle/development';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';

/** The inspections of samples that were not voided, locked. */
export const inspectionsOf = (database: Transaction<Tables>, caller: Actor, samples: readonly number[]): Promise<RecordRow[]> =>
  lockRows(
    database,
    ownParts(database, caller, 'sampleJudgement'),
    sql<boolean>`t.sample = any(${samples}::bigint[]) and t.state <> 'void'`,
  );

/** What an inspection says of its sample. */
export const spokenOf = ({ state, result, reviewWaits }: RecordValues): SampleInspection => ({
  state: String(state),
  result: result as SampleInspection['result'],
  reviewWaits: reviewWaits as boolean | undefined,
});
