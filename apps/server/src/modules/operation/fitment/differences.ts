import { fill, ok, type Text } from '@axle/kernel';
import { compressYears, type FitmentYear, vehicleKey, yearsText } from '@axle/operation';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { comparisonOf } from './compare-listings.ts';
import { listedFitment } from './listed-fitment.ts';

const words: Text = {
  zh: '待加 {add}，待删 {remove}，超上限 {over}，缺编号 {missing}，已排除 {excluded}，一致 {same}',
  en: '{add} to add, {remove} to remove, {over} over the limit, {missing} without a number, {excluded} excluded, {same} in sync',
};
const nothing: Text = { zh: '该PT SKU没有适配记录', en: 'This PT SKU has no record of fitment' };

/** Rows of one kind, vehicle by vehicle, with their years as ranges. */
function linesOf(kind: string, rows: readonly FitmentYear[]) {
  const vehicles = Map.groupBy(compressYears(rows), vehicleKey);
  return [...vehicles.values()].map(ranges => {
    const { make, model, submodel, engine, note, externalId } = ranges[0]!;
    const count = ranges.reduce((sum, { yearFrom, yearTo }) => sum + yearTo - yearFrom + 1, 0);
    const said = { kind, make, model, years: yearsText(ranges), submodel, engine, note, externalId, rows: count };
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  });
}

/** [O4a, O4h] What has to be done to a listing, in ranges of years. */
export const differences: ToolHandler = async ({ parts, input }) => {
  const { rows } = await sql<{ id: number }>`
    select t.id from listing_fitment_list t
    where t.store = ${input['store']} and t.site = ${input['site']} and t.seller_sku = ${input['sellerSku']}
      and ${seenRows(parts)}`.execute(parts.database);
  const [listing] = await listedFitment(
    parts.database,
    rows.map(({ id }) => id),
  );
  if (!listing) return ok({ summary: nothing, lines: [] });
  const { toAdd, toRemove, overLimit, excluded, same } = comparisonOf(listing);
  const { missing } = listing;
  const found = { toAdd, toRemove, overLimit, missing, excluded, same };
  const summary = fill(words, {
    add: toAdd.length,
    remove: toRemove.length,
    over: overLimit.length,
    missing: missing.length,
    excluded: excluded.length,
    same: same.length,
  });
  return ok({ summary, lines: Object.entries(found).flatMap(([kind, rowsOf]) => linesOf(kind, rowsOf)) });
};
