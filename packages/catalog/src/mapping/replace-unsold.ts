import { type Decimal, divide, type LocalDate, multiply } from '@axle/kernel';
import { skuMay, type SkuSalesStatus } from '../sku/sku-may.ts';

/** A member of the substitute group of a part that may not be sold. */
export interface StandIn {
  readonly sku: number;
  readonly rank: number;
  /** Pieces that stand for one unit of the group. */
  readonly ratio: Decimal;
  readonly status: SkuSalesStatus;
  /** Last day of its use. */
  readonly until?: LocalDate;
}

/** What a listing is mapped to in place of a part that may not be sold. */
export interface Replaced {
  readonly sku: number;
  readonly qty: number;
}

/**
 * [MAP13] What stands in for so many pieces of a part that may not be sold: the first of its group by rank that may be sold on the day, as
 * many pieces as the ratios say; one of which that would be no whole number is passed over. Undefined where none is left.
 */
export function replaceUnsold(part: Replaced, group: readonly StandIn[], day: LocalDate): Replaced | undefined {
  const own = group.find(({ sku }) => sku === part.sku);
  if (!own) return undefined;
  return group
    .filter(({ sku, status, until }) => sku !== part.sku && skuMay(status, 'sell') && (until === undefined || day <= until))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ sku, ratio }) => ({ sku, qty: Number(divide(multiply(String(part.qty) as Decimal, ratio), own.ratio, 8)) }))
    .find(({ qty }) => Number.isSafeInteger(qty) && qty > 0);
}
