import { type SkuSalesStatus, skuMay } from '../sku/sku-may.ts';
import { packQuantity } from './pack-quantity.ts';

/** A part behind a listing, as the exceptions look at it. */
export interface ListedPart {
  readonly sku: string;
  readonly qty: number;
  readonly pcsPerUom: number;
  readonly salesStatus: SkuSalesStatus;
  /** A kit without a BOM in force. */
  readonly lacksBom: boolean;
}

/** A listing with the map that holds for it. */
export interface CheckedListing {
  readonly title?: string;
  readonly listingStatus?: string;
  /** Nobody wants it mapped. */
  readonly ignored: boolean;
  /** Several maps speak of it, and do not say the same. */
  readonly conflict: boolean;
  /** Empty where no map holds. */
  readonly parts: readonly ListedPart[];
}

/** Rules of mapping faults that listings alone can break. */
export type ListingRule = 'unmapped' | 'R2' | 'R3' | 'R4' | 'R7';

/** Something that is wrong with the mapping of a listing. */
export interface ListingFault {
  readonly rule: ListingRule;
  readonly level: 'high' | 'mid' | 'low';
  readonly skus: readonly string[];
  /** What was found, in signs of no language. */
  readonly detail?: string;
}

/**
 * [MAP6] What is wrong with the mapping of a listing: not mapped; mapped to what may not be sold (R2); several maps that differ (R3); a kit
 * without a BOM in force (R4); a title that promises another number of pieces (R7). Listings that are ignored or deleted have no fault.
 */
export function listingFaults({ title, listingStatus, ignored, conflict, parts }: CheckedListing): readonly ListingFault[] {
  if (ignored || listingStatus === 'deleted') return [];
  const skus = parts.map(({ sku }) => sku);
  if (parts.length === 0)
    return [{ rule: 'unmapped', level: listingStatus === undefined || listingStatus === 'active' ? 'high' : 'mid', skus }];
  const unsold = parts.filter(({ salesStatus }) => !skuMay(salesStatus, 'sell'));
  const kits = parts.filter(({ lacksBom }) => lacksBom).map(({ sku }) => sku);
  const promised = packQuantity(title ?? '');
  const units = parts.reduce((total, { qty }) => total + qty, 0);
  const pieces = parts.reduce((total, { qty, pcsPerUom }) => total + qty * pcsPerUom, 0);
  const differs = promised !== undefined && promised !== units && promised !== pieces;
  const found: ListingFault[] = [];
  if (unsold.length > 0) found.push({ rule: 'R2', level: 'high', skus: unsold.map(({ sku }) => sku) });
  if (conflict) found.push({ rule: 'R3', level: 'high', skus });
  if (kits.length > 0) found.push({ rule: 'R4', level: 'high', skus: kits });
  if (differs) found.push({ rule: 'R7', level: 'mid', skus, detail: `${promised} ≠ ${units}` });
  return found;
}
