import type { FitmentYear } from './fitment-row.ts';

/** A listing of Amazon that gets its fitment. */
export interface AmazonListing {
  readonly sellerSku: string;
  readonly productType: string;
  /** The whole list as it should be. */
  readonly rows: readonly FitmentYear[];
}

/** Where the listings stand. */
export interface AmazonMarketplace {
  readonly sellerId: string;
  readonly marketplaceId: string;
  /** `de_DE`. */
  readonly language: string;
}

/** A change of one listing, as a JSON listings feed holds it. */
export interface AmazonPatch {
  readonly messageId: number;
  readonly sku: string;
  readonly operationType: 'PATCH';
  readonly productType: string;
  readonly patches: readonly { readonly op: 'replace' | 'delete'; readonly path: string; readonly value: readonly object[] }[];
}

/** A JSON listings feed. */
export interface AmazonFitmentFeed {
  readonly header: { readonly sellerId: string; readonly version: '2.0'; readonly issueLocale: string };
  readonly messages: readonly AmazonPatch[];
}

const path = '/attributes/vehicle_fitment';

/** Notes by the K-Types that they are for, as Amazon reads them. */
function notesOf(rows: readonly FitmentYear[]): string | undefined {
  const noted = Map.groupBy(
    rows.filter(row => row.note && row.externalId),
    row => row.note!,
  );
  if (noted.size === 0) return undefined;
  const byNumbers = [...noted].map(([note, of]) => [[...new Set(of.map(row => row.externalId!))].join(','), [[['Note', note]]]]);
  return JSON.stringify(Object.fromEntries(byNumbers));
}

/**
 * [O4g] The fitment of listings as patches of their attribute `vehicle_fitment`, which hold the whole list of K-Types, each once; a
 * listing that fits nothing any more loses the attribute.
 */
export function amazonFitment(
  listings: readonly AmazonListing[],
  { sellerId, marketplaceId, language }: AmazonMarketplace,
): AmazonFitmentFeed {
  const said = (value: string) => [{ value, language_tag: language }];
  return {
    header: { sellerId, version: '2.0', issueLocale: language },
    messages: listings.map(({ sellerSku, productType, rows }, at): AmazonPatch => {
      const codes = [...new Set(rows.flatMap(({ externalId }) => externalId ?? []))];
      const note = notesOf(rows);
      const value = {
        standard: said('ktype'),
        code: said(codes.join(', ')),
        ...(note === undefined ? {} : { note: said(note) }),
        marketplace_id: marketplaceId,
      };
      return {
        messageId: at + 1,
        sku: sellerSku,
        operationType: 'PATCH',
        productType,
        patches: [
          codes.length === 0 ? { op: 'delete', path, value: [{ marketplace_id: marketplaceId }] } : { op: 'replace', path, value: [value] },
        ],
      };
    }),
  };
}
