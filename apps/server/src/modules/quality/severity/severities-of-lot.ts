import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type DefectClass, type Severity, stoppedRefusals } from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ofGoods, switchedGoods } from './switched-goods.ts';

/** The severity of each class of a lot; classes that are missing are inspected normally. */
export type Severities = ReadonlyMap<DefectClass, Severity>;

type Row = readonly [DefectClass, Severity];

const asMap = (rows: readonly { readonly defectClass: DefectClass; readonly severity: Severity }[]): Severities =>
  new Map(rows.map(({ defectClass, severity }): Row => [defectClass, severity]));

/** How the classes of a lot's goods stand now. */
async function standing(database: Kysely<Tables>, inspection: RecordValues): Promise<Severities> {
  const { rows } = await sql<{ defectClass: DefectClass; severity: Severity }>`
    select defect_class as "defectClass", severity from switch_state t
    where ${ofGoods(await switchedGoods(database, inspection))}`.execute(database);
  return asMap(rows);
}

/** By what the original of a lot was sampled. */
async function sampled(database: Kysely<Tables>, original: number): Promise<Severities> {
  const { rows } = await sql<{ defectClass: DefectClass; severity: Severity }>`
    select c.defect_class as "defectClass", c.severity from sampling s join sampling_classes c on c.record_id = s.id
    where s.inspection = ${original}`.execute(database);
  return asMap(rows);
}

/**
 * [Q23] The severities by which a lot is sampled: as the classes of its goods stand, for another round as those of the original were.
 * Refused while one of them is discontinued.
 */
export async function severitiesOfLot(database: Kysely<Tables>, inspection: RecordValues): Promise<Result<Severities, readonly Refusal[]>> {
  const now = await standing(database, inspection);
  const stopped = stoppedRefusals(now);
  if (stopped.length > 0) return refuse(stopped);
  const original = inspection['original'];
  return ok(typeof original === 'number' ? await sampled(database, original) : now);
}
