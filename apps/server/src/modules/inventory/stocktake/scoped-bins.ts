import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

/** Those of some bins that lie in warehouses of the caller. */
export async function scopedBins(database: Kysely<Tables>, parts: RecordParts, bins: readonly number[]): Promise<readonly number[]> {
  const own = { ...parts, resource: parts.caller.registry.referred('bin')!, page: 'binManage' };
  const { rows } = await sql<{ id: number }>`
    select t.id from bin_list t where t.id = any(${bins}::bigint[]) and ${seenRows(own)}`.execute(database);
  return rows.map(({ id }) => id);
}
