import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The site on which stores sell by feeds, by store. */
export async function siteOfStores(database: Kysely<Tables>, stores: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ store: number; site: number }>`
    select distinct on (store) store, site from store_site where store = any(${[...new Set(stores)]}::bigint[]) and status = 1
    order by store, id`.execute(database);
  return new Map(rows.map(({ store, site }) => [store, site]));
}
