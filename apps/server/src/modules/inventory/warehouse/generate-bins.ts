import { type BinBlock, binBlockOf, binCodes, type MadeBin } from '@axle/inventory';
import { ok, refuse, type Result } from '@axle/kernel';
import { notFound, type RecordRow, type RecordValues, type TargetOutcome } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';

/** Bins that are written in one statement. */
const portion = 2000;

/** [B28] Makes the bins of a block; codes that the warehouse has already stay as they are. Returns the bins that were made. */
export const generateBins: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const areas = { ...parts, database: transaction, resource: parts.caller.registry.referred('warehouseArea')!, page: 'warehouseArea' };
    const area = await findRecord(areas, transaction, input['area'] as number, ['areaNo', 'warehouse']);
    if (!area) return refuse({ ...notFound, field: 'area' });
    const block = binBlockOf(String(area['areaNo']), input);
    if (!block) return refuse(callRefusals.malformed);
    return makeBins(transaction, parts, area, block, input);
  });

/** Makes the bins of a block in an area; they all bear and hold the same. Returns those that were made. */
export async function makeBins(
  transaction: Transaction<Tables>,
  { caller, referred }: RecordParts,
  area: RecordRow,
  block: BinBlock,
  alike: RecordValues,
): Promise<Result<readonly TargetOutcome[]>> {
  const made = binCodes(block);
  if (!made.ok) return made;
  const parts = { database: transaction, caller, referred, resource: caller.registry.referred('bin')!, page: 'binManage' };
  const warehouse = area['warehouse'] as number;
  // two who make bins of one warehouse at once take turns
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bins/${warehouse}`}, 0))`.execute(transaction);
  const { codes, last } = await standing(transaction, warehouse);
  const wanted = made.value.filter(({ binCode }) => !codes.has(binCode));
  if (wanted.length > 0 && (await isVirtual(transaction, area.id)) && (wanted.length > 1 || (await holdsBins(transaction, area.id))))
    return refuse(parts.resource.constraints!['bin_one_transit_bin']!);
  const outcomes = [];
  for (let from = 0; from < wanted.length; from += portion) {
    const records = wanted.slice(from, from + portion).map((bin, at) => ({
      ...placeOf(bin),
      seq: last + from + at + 1,
      warehouse,
      area: area.id,
      mix: alike['mix'],
      maxKg: alike['maxKg'],
      maxCbm: alike['maxCbm'],
      locked: false,
    }));
    const rows = await insertRows(transaction, parts, records, { action: 'add' });
    outcomes.push(...rows.map(row => ({ id: row.id, name: String(row['binCode']) })));
  }
  return ok(outcomes);
}

const isVirtual = async (database: Kysely<Tables>, area: number): Promise<boolean> =>
  (await database.selectFrom('warehouse_area').select('use').where('id', '=', area).executeTakeFirst())?.use === 'transit';

const holdsBins = async (database: Kysely<Tables>, area: number): Promise<boolean> =>
  (await database.selectFrom('bin').select('id').where('area', '=', area).limit(1).execute()).length > 0;

const placeOf = ({ binCode, aisle, rack, level, position }: MadeBin) => ({ binCode, aisle, rack, level, pos: position });

/** The codes of a warehouse, and its last number. */
async function standing(database: Kysely<Tables>, warehouse: number) {
  const rows = await database.selectFrom('bin').select(['bin_code', 'seq']).where('warehouse', '=', warehouse).execute();
  return { codes: new Set(rows.map(row => row.bin_code)), last: rows.reduce((most, { seq }) => Math.max(most, seq), 0) };
}
