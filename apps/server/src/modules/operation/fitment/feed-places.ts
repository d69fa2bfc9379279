import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FedPart, FeedPlace } from './build-feed.ts';
import type { FedListing } from './fed-listing.ts';
import { fitmentCodes } from './fitment-codes.ts';
import type { ListingHead } from './listed-fitment.ts';

/** Languages in which Amazon reads what is said on a site, by its country. */
const languageOf: Readonly<Record<string, string>> = {
  DE: 'de_DE',
  FR: 'fr_FR',
  IT: 'it_IT',
  ES: 'es_ES',
  NL: 'nl_NL',
  SE: 'sv_SE',
  PL: 'pl_PL',
  GB: 'en_GB',
};

type Place = Omit<FeedPlace, 'kind' | 'whole' | 'feedNo' | 'day'>;

/** Where listings stand and what their parts are, read for all at once. */
export async function feedPlaces(database: Kysely<Tables>, fed: readonly FedListing[]): Promise<(listing: ListingHead) => Place> {
  const codeOf = await fitmentCodes(database);
  const { rows: stores } = await sql<{ id: number; sellerId: string; company: string }>`
    select s.id, coalesce(s.seller_id, s.code) as "sellerId", c.name_en as company
    from store s join company_entity c on c.id = s.company where s.id = any(${fed.map(({ listing }) => listing.store)}::bigint[])`.execute(
    database,
  );
  const { rows: sites } = await sql<{ id: number; marketplaceId: string }>`
    select id, marketplace_id as "marketplaceId" from site
    where id = any(${fed.map(({ listing }) => listing.site)}::bigint[])`.execute(database);
  const { rows: parts } = await sql<FedPart & { readonly id: number }>`
    select k.id, k.sku, c.code as category, b.name_en as brand, k.position,
      coalesce((select max(f.qty_per_vehicle) from fitment f where f.sku = k.id and f.status = 1), 1) as qty
    from sku k join category c on c.id = k.category join brand b on b.id = k.brand
    where k.id = any(${fed.flatMap(({ listing }) => listing.parts)}::bigint[])`.execute(database);
  const [byStore, bySite, byPart] = [stores, sites, parts].map(rows => new Map<number, unknown>(rows.map(row => [row.id, row])));
  return ({ store, site, country }) => ({
    company: (byStore!.get(store) as (typeof stores)[0]).company,
    sellerId: (byStore!.get(store) as (typeof stores)[0]).sellerId,
    marketplaceId: (bySite!.get(site) as (typeof sites)[0]).marketplaceId,
    language: languageOf[country] ?? 'en_US',
    codeOf,
    partOf: sku => byPart!.get(sku) as FedPart | undefined,
  });
}
