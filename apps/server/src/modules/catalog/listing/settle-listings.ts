import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

/** [LST7] Finds the SKUs of listings that name none. */
export const findSkus: Derivation = async (transaction, _parts, rows) => {
  const open = rows.flatMap(({ after: { sku, store, site, msku, snapshotDate } }, at) =>
    sku === undefined ? [{ at, store, site, msku, day: snapshotDate }] : [],
  );
  if (open.length === 0) return rows.map(({ after }) => after);
  const { rows: found } = await sql<{ at: number; sku: number | null }>`
    select g.at, sku_of_listing(g.store, g.site, g.msku, g.day) as sku
    from json_to_recordset(${JSON.stringify(open)}::json) as g (at integer, store bigint, site bigint, msku text, day date)`.execute(
    transaction,
  );
  const skus = new Map(found.map(({ at, sku }) => [at, sku ?? undefined]));
  return rows.map(({ after }, at) => (skus.has(at) ? { ...after, sku: skus.get(at) } : after));
};

/** Marks the last snapshot of each listing of some seller SKUs, in whatever order snapshots come and go. */
export const markLatest = async (database: Kysely<Tables>, mskus: readonly string[]): Promise<void> =>
  void (await sql`select mark_latest_listings(${[...new Set(mskus)]}::text[])`.execute(database));

const placed = ['store', 'site', 'msku', 'snapshotDate'] as const;

/** {@link markLatest} for snapshots that people bring or take. */
export const followSnapshots: Consequence = async (transaction, _parts, rows) => {
  const moved = rows.filter(({ before, after }) => !before || !after || placed.some(key => Object(before)[key] !== after[key]));
  const mskus = moved.flatMap(({ before, after }) => [before ?? [], after ?? []].flat()).map(row => String(Object(row)['msku']));
  if (mskus.length > 0) await markLatest(transaction, mskus);
};
