import type { FeedRow } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A row that the platform has, and the listing that it is of. */
export interface SentRow extends FeedRow {
  readonly listing: number;
}

/** What the platform has of a store, as it was printed last. */
export const sentOfStore = async (database: Kysely<Tables>, store: number): Promise<readonly SentRow[]> =>
  (await sql<SentRow>`select listing, key, cells from parts_geek_sent where store = ${store} order by key`.execute(database)).rows;

/** What the platform has of some listings. */
export async function sentOfListings(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, SentRow>> {
  const { rows } = await sql<SentRow>`
    select listing, key, cells from parts_geek_sent where listing = any(${ids}::bigint[])`.execute(database);
  return new Map(rows.map(row => [row.listing, row]));
}

/** Notes what the platform gets with a feed; rows that are removed are forgotten. */
export async function keepSent(
  database: Kysely<Tables>,
  store: number,
  sent: readonly SentRow[],
  removed: readonly number[],
): Promise<void> {
  await sql`delete from parts_geek_sent where listing = any(${removed}::bigint[])`.execute(database);
  await sql`
    insert into parts_geek_sent (listing, store, key, cells)
    select g.listing, ${store}, g.key, array(select json_array_elements_text(g.cells))
    from json_to_recordset(${JSON.stringify(sent)}::json) as g (listing bigint, key text, cells json)
    on conflict (listing) do update set key = excluded.key, cells = excluded.cells`.execute(database);
}
