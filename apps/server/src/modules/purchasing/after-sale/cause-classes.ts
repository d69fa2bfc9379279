import type { RecordValues } from '@axle/page-kit';
import type { CauseClass } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { idsIn } from '../order/supplier-terms.ts';

/** How bad the defects are that are the causes of records, by their ids. */
export async function causeClasses(database: Kysely<Tables>, records: readonly RecordValues[]): Promise<ReadonlyMap<number, CauseClass>> {
  const ids = idsIn(records.map(({ cause }) => cause));
  const { rows } = await sql<{ id: number; causeClass: CauseClass }>`
    select id, defect_class as "causeClass" from defect_code where id = any(${ids}::bigint[])`.execute(database);
  return new Map(rows.map(({ id, causeClass }) => [id, causeClass]));
}
