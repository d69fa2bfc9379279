import type { ListingFacts } from '@axle/development';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Fields of a pending listing that its file contains. */
export const fieldsOfListing = [
  'sku',
  'title',
  'productType',
  'gtin',
  'bullets',
  'keywords',
  'price',
  'currency',
  'fulfilment',
  'sellerSku',
  'state',
] as const;

interface ListedSku {
  readonly code: string;
  readonly brand: string | null;
  readonly origin: string | null;
  readonly oeNumbers: readonly string[] | null;
  readonly vehicles: readonly string[];
}

async function skuOf(database: Kysely<Tables>, id: unknown): Promise<ListedSku> {
  const { rows } = await sql<ListedSku>`
    select k.sku as code, b.name_en as brand, c.iso2 as origin, k.oe_numbers as "oeNumbers",
      array(select f.make || ' ' || f.model || ' ' || f.year_from || '-' || f.year_to from fitment f
        where f.sku = k.id and f.status = 1 order by f.make, f.model, f.year_from limit 200) as vehicles
    from sku k left join brand b on b.id = k.brand left join country c on c.id = k.origin_country where k.id = ${id}`.execute(database);
  return rows[0]!;
}

/** The current values of a pending listing, with every field of its file. */
export async function listingFacts(database: Kysely<Tables>, record: RecordRow): Promise<ListingFacts> {
  const sku = await skuOf(database, record['sku']);
  const words = (field: (typeof fieldsOfListing)[number]) => record[field] as string | undefined;
  return {
    itemSku: words('sellerSku') ?? sku.code,
    title: words('title'),
    brand: sku.brand ?? undefined,
    productType: words('productType'),
    gtin: words('gtin'),
    bullets: linesIn(record, 'bullets').map(line => String(line['text'])),
    keywords: words('keywords'),
    price: words('price'),
    currency: words('currency'),
    fulfilment: words('fulfilment'),
    origin: sku.origin ?? undefined,
    oeNumbers: sku.oeNumbers ?? [],
    vehicles: sku.vehicles,
  };
}

/** What it said when it was pushed last; undefined where it never was. */
export async function pushedFacts(database: Kysely<Tables>, pending: number): Promise<ListingFacts | undefined> {
  const { rows } = await sql<{ facts: ListingFacts }>`
    select facts from new_amazon_pending_pushed where pending = ${pending} order by id desc limit 1`.execute(database);
  return rows[0]?.facts;
}
