import { binWith, type PutawayBin, type PutawayPlace, type StockStatus, suggestPutaway } from '@axle/inventory';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { putawayBins, putawayItems } from './read-places.ts';

/** A task that asks where its pieces go. */
export interface PlacesAsked {
  readonly id: number;
  readonly sku: number;
  readonly status: StockStatus;
  readonly qty: number;
}

/**
 * [R9] Works out where the pieces of tasks of a warehouse go, one after the other, and keeps it with them. One working-out of a warehouse
 * waits for the other.
 */
export async function suggestPlaces(database: Kysely<Tables>, warehouse: number, tasks: readonly PlacesAsked[]): Promise<void> {
  if (tasks.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`putaway/${warehouse}`}, 0))`.execute(database);
  const ids = tasks.map(({ id }) => id);
  await database.deleteFrom('putaway_suggested').where('record_id', 'in', ids).execute();
  const items = await putawayItems(database, warehouse, [...new Set(tasks.map(({ sku }) => sku))]);
  const bins = new Map((await putawayBins(database, warehouse, 'all')).map(bin => [bin.bin, bin]));
  const lines = tasks.flatMap(({ id, sku, status, qty }) => {
    const item = items.get(sku)?.(status);
    if (!item) return [];
    const { places } = suggestPutaway(item, qty, [...bins.values()]);
    for (const { bin, qty: placed } of places) bins.set(bin, binWith(item, bins.get(bin) as PutawayBin, placed));
    return suggestedLines(id, places);
  });
  if (lines.length > 0) await database.insertInto('putaway_suggested').values(lines).execute();
}

/** Places as the lines of a task. */
export const suggestedLines = (task: number, places: readonly PutawayPlace[]) =>
  places.map(({ bin, qty }, at) => ({ record_id: task, line_no: at, bin, qty }));
