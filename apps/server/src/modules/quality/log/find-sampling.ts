import { fieldsOf, type RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';

const page = 'samplingDetail';

/** What a log is found by: the number of the sampling, or of its inspection; in groups or not. */
export interface NamedLog {
  readonly samplingNo?: string | undefined;
  readonly inspectionNo?: string | undefined;
}

/** Samplings, for whoever reads their log. */
export const samplingParts = (database: RecordParts['database'], caller: Actor): RecordParts => ({
  database,
  resource: caller.registry.page(page)!.page.resource!,
  page,
  caller,
  referred: caller.registry.referred,
});

const bare = (number: string): string => number.replaceAll('-', '').toUpperCase();

/** The sampling that is asked for, within the scope of whoever asks; of an inspection the one that was drawn of it. */
export async function findSampling(parts: RecordParts, { samplingNo, inspectionNo }: NamedLog): Promise<RecordRow | undefined> {
  const named =
    samplingNo === undefined
      ? sql<boolean>`t.inspection = (select id from inspection where inspection_no = ${bare(inspectionNo ?? '')})`
      : sql<boolean>`t.sampling_no = ${bare(samplingNo)}`;
  const keys = Object.keys(fieldsOf(parts.resource));
  const [row] = await selectRows(parts.database, parts.resource, keys, sql`where ${every([named, seenRows(parts)])}`);
  return row;
}
