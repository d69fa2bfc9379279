import { stillVerified } from '@axle/catalog';
import { sameValue } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence, WrittenRow } from '../../../platform/resources/writes/follow-writes.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

const spoken = ['status', 'sku', 'make', 'model', 'yearFrom', 'yearTo', 'submodel', 'engine', 'drive', 'bodyStyle', 'position'] as const;
const qualified = ['make', 'model', 'year', 'submodel', 'engine', 'drive', 'bodyStyles', 'aliases'] as const;

const isChanged = ({ before, after }: WrittenRow, keys: readonly string[]): boolean =>
  !before || !after || keys.some(key => !sameValue((before as Readonly<Record<string, unknown>>)[key], after[key]));

/** Who changes fitments or parts counts alone, after all that was counted before was written; who adds vehicles waits for those alone. */
const waitForOthers = (transaction: Kysely<Tables>) => sql`select pg_advisory_xact_lock(hashtext('vehicle_fitting'))`.execute(transaction);

/** [FIT4] Fitments whose vehicle data changed must be verified again. */
export const verifyAgain: Derivation = async (_transaction, _parts, rows) =>
  rows.map(({ before, after }) =>
    before && !stillVerified(before, after) ? { ...after, verifiedBy: undefined, verifiedAt: undefined } : after,
  );

/** [B9, B10] Keeps, as fitments come, change and go, how many SKUs fit their vehicles, and which rows of a part could be one. */
export const followFitments: Consequence = async (transaction, _parts, rows) => {
  const changed = rows.filter(row => isChanged(row, spoken));
  if (changed.length === 0) return;
  await waitForOthers(transaction);
  const fitments = changed.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const named = fitments.map(({ make, model, yearFrom, yearTo }: Readonly<Record<string, unknown>>) => ({
    make,
    model,
    first: yearFrom,
    last: yearTo,
  }));
  await sql`
    select recount_fittings(array(
      select distinct v from json_to_recordset(${JSON.stringify(named)}::json) as c (make text, model text, first integer, last integer),
        vehicles_named(c.make, c.model, c.first, c.last) v))`.execute(transaction);
  const gone = changed.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  await sql`delete from fitment_overlap where fitment = any(${gone}::bigint[])`.execute(transaction);
  const parts = [...new Set(fitments.map(row => Number((row as Readonly<Record<string, unknown>>)['sku'])))];
  await sql`select keep_overlapping(${parts}::bigint[])`.execute(transaction);
};

/** [B9] Counts the SKUs that fit new and changed vehicles. */
export const followVehicles: Consequence = async (transaction, _parts, rows) => {
  const changed = rows.flatMap(row => (row.after && isChanged(row, qualified) ? [row.after.id] : []));
  if (changed.length === 0) return;
  const { rows: fitted } = await sql`select from fitment limit 1`.execute(transaction);
  if (fitted.length === 0) return;
  await sql`select pg_advisory_xact_lock_shared(hashtext('vehicle_fitting'))`.execute(transaction);
  await sql`select recount_fittings(${changed}::bigint[])`.execute(transaction);
};

const isOutside = (row: Readonly<Record<string, unknown>>): boolean => row['salesStatus'] === 'draft' || row['salesStatus'] === 'archived';

/** [B9] A part that leaves the range, or comes into it, fits as many vehicles less or more. */
export const followRange: Consequence = async (transaction, _parts, rows) => {
  const moved = rows.flatMap(({ before, after }) => (before && after && isOutside(before) !== isOutside(after) ? [after.id] : []));
  if (moved.length === 0) return;
  await waitForOthers(transaction);
  await sql`
    select recount_fittings(array(select distinct v from fitment f, vehicles_named(f.make, f.model, f.year_from, f.year_to) v
      where f.sku = any(${moved}::bigint[])))`.execute(transaction);
};

/** [B9, B10] Recomputes all of it: for code that writes many fitments or vehicles without their records. */
export async function keepEveryFitting(database: Kysely<Tables>): Promise<void> {
  await sql`select recount_fittings(array(select id from vehicle_model))`.execute(database);
  await sql`delete from fitment_overlap g where not exists (select from fitment f where f.id = g.fitment)`.execute(database);
  await sql`select keep_overlapping(array(select distinct sku from fitment))`.execute(database);
}
