import { compareListing } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type ListedFitment, listedFitment } from './listed-fitment.ts';

/** Listings that are compared at a time. */
const portion = 500;

/** [O4h] What a listing shows against what it should show. */
export const comparisonOf = (listing: ListedFitment) =>
  compareListing({
    library: listing.library,
    published: listing.published,
    excluded: listing.excluded,
    most: listing.most,
    missing: listing.missing,
  });

/**
 * [O4h] Compares listings with the fitment of their parts and keeps what came out; in the order of their ids, so that two never wait in a
 * circle.
 */
export async function compareListings(database: Kysely<Tables>, listings: readonly number[], now: Date): Promise<void> {
  const ids = [...new Set(listings)].toSorted((one, other) => one - other);
  for (let at = 0; at < ids.length; at += portion) {
    const some = ids.slice(at, at + portion);
    await sql`select id from listing_fitment where id = any(${some}::bigint[]) order by id for update`.execute(database);
    const found = (await listedFitment(database, some)).map(listing => {
      const { toAdd, toRemove, overLimit, excluded, sync } = comparisonOf(listing);
      return {
        id: listing.id,
        skus: listing.skus.length > 0 ? listing.skus : null,
        id_kind: listing.idKind,
        category_limit: listing.most ?? null,
        library: listing.library.length + listing.missing.length,
        published: listing.published.length,
        to_add: toAdd.length,
        to_remove: toRemove.length,
        over_limit: overLimit.length,
        missing: listing.missing.length,
        excluded: excluded.length,
        sync,
      };
    });
    await sql`
      update listing_fitment l set skus = n.skus, id_kind = n.id_kind, category_limit = n.category_limit, library = n.library,
        published = n.published, to_add = n.to_add, to_remove = n.to_remove, over_limit = n.over_limit, missing = n.missing,
        excluded = n.excluded, sync = n.sync, compared_at = ${now}
      from json_to_recordset(${JSON.stringify(found)}::json) as n (id bigint, skus text[], id_kind text, category_limit integer,
        library integer, published integer, to_add integer, to_remove integer, over_limit integer, missing integer, excluded integer,
        sync text)
      where l.id = n.id`.execute(database);
  }
}
