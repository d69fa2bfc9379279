import { addDays, compareDecimals, daysBetween, type Decimal, foldSpelling, type LocalDate, multiply } from '@axle/kernel';
import type { ListingAround, ListingSnapshot, ListingThresholds } from './listing-snapshot.ts';
import { medianPrice } from './median-price.ts';
import { unitsLost, unitsSold } from './units-lost.ts';

/** What loses a listing sales. */
export type ListingExceptionRule =
  | 'suppressed'
  | 'stranded'
  | 'noBuyBox'
  | 'priceHigh'
  | 'priceLow'
  | 'ratingLow'
  | 'noImage'
  | 'noFitment'
  | 'brandWrong'
  | 'outOfStock';

/** An exception of a listing: what is so, what would be right, since when. */
export interface ListingException {
  readonly rule: ListingExceptionRule;
  readonly level: 'high' | 'mid' | 'low';
  readonly value?: string;
  readonly threshold?: string;
  readonly since: LocalDate;
  /** Pieces that it has not sold since, by what it sold before. */
  readonly lost?: number;
}

interface Around extends ListingAround {
  readonly thresholds: ListingThresholds;
  /** Pieces sold in the last four weeks. */
  readonly sold: number;
  /** Greatest price that is not an exception. */
  readonly limit: Decimal | undefined;
}

interface Rule {
  readonly rule: ListingExceptionRule;
  readonly level: ListingException['level'];
  /** Answers what is so and what would be right where the exception holds. */
  readonly holds: (snapshot: ListingSnapshot, around: Around) => readonly [value?: string, threshold?: string] | undefined;
  /** Days that it has held before it counts. */
  readonly after?: (thresholds: ListingThresholds) => number;
}

const sells = ({ status }: ListingSnapshot): boolean => status === 'active';
const states = (status: string) => (snapshot: ListingSnapshot) => (snapshot.status === status ? ([] as const) : undefined);

const rules: readonly Rule[] = [
  { rule: 'suppressed', level: 'high', holds: states('suppressed') },
  { rule: 'stranded', level: 'high', holds: states('stranded') },
  {
    rule: 'noBuyBox',
    level: 'high',
    holds: snapshot => (sells(snapshot) && snapshot.buyBox === false ? [] : undefined),
    after: ({ noBuyBoxHours }) => Math.ceil(noBuyBoxHours / 24),
  },
  {
    rule: 'priceHigh',
    level: 'mid',
    holds: (snapshot, { limit }) =>
      sells(snapshot) && snapshot.price !== undefined && limit !== undefined && compareDecimals(snapshot.price, limit) > 0
        ? [snapshot.price, limit]
        : undefined,
  },
  {
    rule: 'priceLow',
    level: 'mid',
    holds: (snapshot, { floor }) =>
      sells(snapshot) && snapshot.price !== undefined && floor !== undefined && compareDecimals(snapshot.price, floor) < 0
        ? [snapshot.price, floor]
        : undefined,
  },
  {
    rule: 'ratingLow',
    level: 'mid',
    holds: (snapshot, { thresholds: { ratingLeast, reviewsLeast } }) =>
      sells(snapshot) &&
      snapshot.rating !== undefined &&
      (snapshot.reviews ?? 0) >= reviewsLeast &&
      compareDecimals(snapshot.rating, ratingLeast) < 0
        ? [snapshot.rating, ratingLeast]
        : undefined,
  },
  {
    rule: 'noImage',
    level: 'high',
    holds: snapshot => (['active', 'suppressed'].includes(snapshot.status) && snapshot.images === 0 ? ['0', '1'] : undefined),
  },
  {
    rule: 'noFitment',
    level: 'mid',
    holds: (snapshot, { fitsNothing }) => (sells(snapshot) && snapshot.fitments === 0 && fitsNothing !== true ? ['0', '1'] : undefined),
  },
  {
    rule: 'brandWrong',
    level: 'low',
    holds: (snapshot, { brands }) =>
      sells(snapshot) && brands.length > 0 && !brands.some(name => foldSpelling(name) === foldSpelling(snapshot.brand ?? ''))
        ? [snapshot.brand ?? '', brands[0]]
        : undefined,
  },
  {
    rule: 'outOfStock',
    level: 'high',
    holds: (snapshot, { sold }) =>
      ['active', 'inactive'].includes(snapshot.status) && snapshot.stock === 0 && sold > 0 ? ['0', '1'] : undefined,
  },
];

/** Days of prices that the median is of. */
const medianDays = 30;

/** [LST4] The exceptions of a listing by its snapshots, in the order of their days; the last one is how it is now. */
export function listingExceptions(
  snapshots: readonly ListingSnapshot[],
  held: ListingAround,
  thresholds: ListingThresholds,
): readonly ListingException[] {
  const now = snapshots.at(-1);
  if (!now) return [];
  const from = addDays(now.day, -medianDays);
  const median = medianPrice(snapshots.flatMap(({ day, price }) => (day > from && price !== undefined ? [price] : [])));
  const limit = median && multiply(median, thresholds.priceFactor);
  const around = { ...held, thresholds, limit, sold: unitsSold(snapshots, addDays(now.day, -27), now.day) ?? 0 };
  return rules.flatMap(({ rule, level, holds, after }): readonly ListingException[] => {
    const found = holds(now, around);
    if (!found) return [];
    const right = snapshots.findLastIndex(snapshot => !holds(snapshot, around));
    const since = snapshots[right + 1]!.day;
    const days = daysBetween(since, now.day);
    if (after && days < after(thresholds)) return [];
    const [value, threshold] = after ? [String(days * 24), String(thresholds.noBuyBoxHours)] : found;
    const lost = unitsLost(snapshots, since, now.day);
    const figures = { ...(value === undefined ? {} : { value }), ...(threshold === undefined ? {} : { threshold }) };
    return [{ rule, level, ...figures, since, ...(lost === undefined ? {} : { lost }) }];
  });
}
