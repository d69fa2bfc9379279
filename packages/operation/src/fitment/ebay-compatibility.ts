import type { FitmentYear } from './fitment-row.ts';

/** A listing in a file of eBay. */
export interface EbayListing {
  /** Number of the item. */
  readonly item: string;
  /** The whole list as it should be: a revision replaces what was there. */
  readonly rows: readonly FitmentYear[];
}

/** A row of the file: its cells in the order of {@link ebayColumns}. */
export type EbayCells = readonly [action: string, item: string, relationship: string, details: string];

/** Columns of the file in which eBay takes the compatibility of items. */
export const ebayColumns = ['Action', 'ItemID', 'Relationship', 'RelationshipDetails'] as const;

/** A value in the details: the signs that part them cannot stand in it. */
const plain = (value: string): string => value.replaceAll(/[|=\r\n]+/g, ' ').trim();

const pairs = (row: FitmentYear, kind: 'ymm' | 'epid' | 'ktype'): readonly (readonly [string, string | undefined])[] => {
  const note = ['Notes', row.note] as const;
  if (kind === 'ktype') return [['Ktype', row.externalId], note];
  if (kind === 'epid') return [['ePID', row.externalId], note];
  return [['Year', String(row.year)], ['Make', row.make], ['Model', row.model], ['Trim', row.submodel], ['Engine', row.engine], note];
};

/**
 * [O4f] The compatibility of items as eBay's file takes it: a row that revises the item, and below it a row for each vehicle, by year,
 * make and model, by ePID or by K-Type. A K-Type stands once, whatever years it was found by.
 */
export function ebayCompatibility(listings: readonly EbayListing[], kind: 'ymm' | 'epid' | 'ktype'): readonly EbayCells[] {
  return listings.flatMap(({ item, rows }): readonly EbayCells[] => {
    const details = rows.map(row =>
      pairs(row, kind)
        .flatMap(([name, value]) => (value ? [`${name}=${plain(value)}`] : []))
        .join('|'),
    );
    return [['Revise', item, '', ''], ...[...new Set(details)].map((detail): EbayCells => ['', '', 'Compatibility', detail])];
  });
}
