import type { RecordRow } from '@axle/page-kit';
import type { Severity } from '@axle/quality';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { severitiesOfLot } from '../severity/severities-of-lot.ts';

/** How strictly major defects of a lot's goods are inspected now. */
export async function severityOfMajor(database: Kysely<Tables>, lot: RecordRow): Promise<Severity> {
  const severities = await severitiesOfLot(database, lot);
  return severities.ok ? (severities.value.get('major') ?? 'normal') : 'discontinued';
}
