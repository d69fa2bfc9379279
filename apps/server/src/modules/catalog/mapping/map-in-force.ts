import type { Refusal } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { changeLocked } from '../../../platform/resources/write-record.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { type MappedListing, mapParts, writeMap } from './map-listing.ts';

/** What an exception is settled with: the user's view of it, in a transaction. */
export type SettleParts = RecordParts & { readonly database: Transaction<Tables> };

/** A line of a map of SKUs. */
export interface MappedLine {
  readonly sku: number;
  readonly qty: number;
}

const noMap: Refusal = { code: 'NO_MAP', message: { zh: '当前没有生效的SKU映射', en: 'No SKU map is in force' } };

/** The map in force of a listing, locked. */
async function mapInForce(parts: SettleParts, { store, site, sellerSku }: MappedListing): Promise<RecordRow | undefined> {
  const [map] = await lockRows(
    parts.database,
    mapParts(parts),
    sql<boolean>`t.id = (select m.id from maps_in_force(${store}, ${site}, ${sellerSku}, ${todayOf(parts.caller)}::date) m)`,
  );
  return map;
}

/**
 * Maps a listing from today on to what `changed` makes of the lines of its map in force, in its store and site alone; a map of just these
 * that began today is changed itself.
 */
export async function changeMap(
  parts: SettleParts,
  listing: MappedListing,
  changed: (lines: readonly MappedLine[]) => Promise<readonly MappedLine[] | Refusal>,
): Promise<Refusal | undefined> {
  const map = await mapInForce(parts, listing);
  if (!map) return noMap;
  const lines = await changed(linesIn(map, 'lines').map(({ sku, qty }) => ({ sku: Number(sku), qty: Number(qty) })));
  if ('code' in lines) return lines;
  const isOwn = map['store'] === listing.store && map['site'] === listing.site && map['effectiveFrom'] === todayOf(parts.caller);
  const written = isOwn
    ? await changeLocked(parts.database, mapParts(parts), map, { lines })
    : await writeMap(parts.database, mapParts(parts), listing, { level: 'storeSite', lines });
  return written.ok ? undefined : written.refusal[0];
}
