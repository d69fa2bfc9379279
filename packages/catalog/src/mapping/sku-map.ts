import type { Decimal, LocalDate } from '@axle/kernel';

/** How far a map reaches, the most specific first. */
export type MapLevel = 'storeSite' | 'store' | 'platformSite' | 'platform';

/** One stocked part behind a sold listing. */
export interface MapLine {
  readonly sku: string;
  /** Pieces of it in one sold unit; at least 1. */
  readonly qty: number;
  /** Its share of the revenue in percent; absent where cost decides. */
  readonly share?: Decimal;
}

/** What stands behind a seller SKU: on a platform, narrowed to a site, a store, or both. */
export interface SkuMap {
  readonly id: number;
  readonly platform: string;
  readonly site?: string;
  readonly store?: string;
  readonly sellerSku: string;
  readonly lines: readonly MapLine[];
  readonly from: LocalDate;
  readonly to?: LocalDate;
}

/** How far a map reaches: a store counts for more than a site. */
export const mapLevel = ({ store, site }: Pick<SkuMap, 'store' | 'site'>): MapLevel =>
  store === undefined ? (site === undefined ? 'platform' : 'platformSite') : site === undefined ? 'store' : 'storeSite';
