import type { LocalDate } from '@axle/kernel';

/** From when to when an FBA map says which SKU a seller SKU of a shop and site is. */
export interface ListingMap {
  readonly sku: number;
  readonly from: LocalDate;
  readonly to?: LocalDate | undefined;
}

/** [LST7] The SKU of a listing that names none: that of the first map in force on its day, else the one whose code is its seller's. */
export const skuOfListing = (
  msku: string,
  day: LocalDate,
  maps: readonly ListingMap[],
  codes: ReadonlyMap<string, number>,
): number | undefined => maps.find(({ from, to }) => from <= day && (to === undefined || day <= to))?.sku ?? codes.get(msku.toUpperCase());
