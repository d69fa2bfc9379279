import { addDays, type LocalDate } from '@axle/kernel';
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
  /** How often it could be sold from what lies in its market, and since when that is not once; of mapped listings. */
  readonly sellable?: { readonly sets: number; readonly emptySince?: LocalDate };
}

/** Days for which a listing on sale may be without stock, and pieces above which stock lies idle behind one that is not. */
export const stockRules = { emptyDays: 14, idlePieces: 30 } as const;

/** Rules of mapping exceptions that listings alone can break. */
export type ListingRule = 'unmapped' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7';

/** Something that is wrong with the mapping of a listing. */
export interface MappingException {
  readonly rule: ListingRule;
  readonly level: 'high' | 'mid' | 'low';
  readonly skus: readonly string[];
  /** What was found, in signs of no language. */
  readonly detail?: string;
}

/**
 * [MAP6] What is wrong with the mapping of a listing: not mapped; mapped to what may not be sold (R2); several maps that differ (R3); a kit
 * without a BOM in force (R4); on sale without stock that can be sold for 14 days (R5), or off sale with more than 30 pieces (R6); a title
 * that promises another number of pieces (R7). Listings that are ignored or deleted have no exception.
 */
export function mappingExceptions(listing: CheckedListing, today: LocalDate): readonly MappingException[] {
  const { title, listingStatus, ignored, conflict, parts } = listing;
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
  const found: MappingException[] = [];
  if (unsold.length > 0) found.push({ rule: 'R2', level: 'high', skus: unsold.map(({ sku }) => sku) });
  if (conflict) found.push({ rule: 'R3', level: 'high', skus });
  if (kits.length > 0) found.push({ rule: 'R4', level: 'high', skus: kits });
  if (unsold.length === 0) found.push(...stockExceptions(listing, skus, today));
  if (differs) found.push({ rule: 'R7', level: 'mid', skus, detail: `${promised} ≠ ${units}` });
  return found;
}

function stockExceptions(
  { listingStatus = 'active', sellable }: CheckedListing,
  skus: readonly string[],
  today: LocalDate,
): readonly MappingException[] {
  if (!sellable) return [];
  const { sets, emptySince } = sellable;
  const isEmpty = sets === 0 && emptySince !== undefined && emptySince <= addDays(today, -stockRules.emptyDays);
  if (listingStatus === 'active') return isEmpty ? [{ rule: 'R5', level: 'mid', skus, detail: emptySince }] : [];
  return listingStatus === 'inactive' && sets > stockRules.idlePieces ? [{ rule: 'R6', level: 'low', skus, detail: String(sets) }] : [];
}
