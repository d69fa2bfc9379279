/** What a listing says, as the file by which it is created has it. */
export interface ListingFacts {
  /** The seller's own code; that of the SKU until there is one. */
  readonly itemSku: string;
  readonly title?: string | undefined;
  readonly brand?: string | undefined;
  readonly productType?: string | undefined;
  readonly gtin?: string | undefined;
  readonly bullets: readonly string[];
  readonly keywords?: string | undefined;
  readonly price?: string | undefined;
  readonly currency?: string | undefined;
  readonly fulfilment?: string | undefined;
  /** Country of origin, two letters. */
  readonly origin?: string | undefined;
  readonly oeNumbers: readonly string[];
  /** Vehicles, `Toyota Camry 2018-2020`. */
  readonly vehicles: readonly string[];
}

/** Bullets that a listing has at most. */
const mostBullets = 5;

/** What kind of number identifies a product, by its digits. */
const idType = (gtin: string): string => ({ 8: 'EAN', 12: 'UPC', 13: 'EAN' })[gtin.length] ?? 'GTIN';

/** A value as one cell of a file whose cells are parted by tabs. */
const cell = (value: string | undefined): string => (value ?? '').replaceAll(/\s+/g, ' ').trim();

/** What a listing says, column by column. */
function columnsOf(facts: ListingFacts): readonly (readonly [string, string | undefined])[] {
  const { gtin, bullets } = facts;
  return [
    ['item_sku', facts.itemSku],
    ['external_product_id', gtin],
    ['external_product_id_type', gtin === undefined ? undefined : idType(gtin)],
    ['item_name', facts.title],
    ['brand_name', facts.brand],
    ['feed_product_type', facts.productType],
    ['part_number', facts.itemSku],
    ['oem_part_number', facts.oeNumbers.join(';')],
    ...Array.from({ length: mostBullets }, (_, at) => [`bullet_point${at + 1}`, bullets[at]] as const),
    ['generic_keywords', facts.keywords],
    ['standard_price', facts.price],
    ['currency', facts.currency],
    ['fulfillment_channel', facts.fulfilment === 'fba' ? 'AMAZON' : 'DEFAULT'],
    ['country_of_origin', facts.origin],
    ['fitment', facts.vehicles.join(';')],
  ];
}

/**
 * [N30] The file by which listings are created in Seller Central: a line of column names and one of values for each, parted by tabs. An
 * exempt listing has no product id; what is fulfilled by Amazon lies in its network.
 */
export function listingFile(listings: readonly ListingFacts[]): string {
  const rows = listings.map(columnsOf);
  const names = (rows[0] ?? []).map(([name]) => name);
  return [names, ...rows.map(row => row.map(([, value]) => cell(value)))].map(line => `${line.join('\t')}\n`).join('');
}
