import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { compareListings } from './compare-listings.ts';
import { keepListings } from './keep-listings.ts';

/** Listings that are taken up at a time. */
const portion = 2000;

/** Takes up listings that came another way than by people, as a platform's own list does. */
export async function sweepListings(database: Kysely<Tables>, now: Date): Promise<void> {
  await database.transaction().execute(async transaction => {
    const { rows } = await sql<{ id: number }>`
      select p.id from pt_sku p join store s on s.id = p.store and s.platform <> 'offline'
      where not exists (
        select from listing_fitment l where l.store = p.store and l.site = p.site and l.seller_sku = p.seller_sku)
      order by p.id limit ${portion}`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await compareListings(transaction, await keepListings(transaction, ids), now);
  });
}
