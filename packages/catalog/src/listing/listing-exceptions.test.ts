import { addDays, compareDecimals, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingExceptions } from './listing-exceptions.ts';
import { type ListingSnapshot, usualThresholds } from './listing-snapshot.ts';
import { medianPrice } from './median-price.ts';

const today = '2026-05-20' as LocalDate;
const brands = ['AxlePro', '安行'];
const sound: Omit<ListingSnapshot, 'day'> = {
  status: 'active',
  price: '9.9' as Decimal,
  buyBox: true,
  rating: '4.4' as Decimal,
  reviews: 120,
  images: 6,
  fitments: 12,
  brand: 'axlepro',
};
/** Days of snapshots up to today; `change` says what differs so many days ago. */
const course = (days: number, change: (ago: number) => Partial<ListingSnapshot>): readonly ListingSnapshot[] =>
  Array.from({ length: days }, (_, index) => {
    const ago = days - 1 - index;
    return { ...sound, day: addDays(today, -ago), ...change(ago) };
  });
const faults = (snapshots: readonly ListingSnapshot[], more = {}) => listingExceptions(snapshots, brands, { ...usualThresholds, ...more });
const decimals = fc.integer({ min: 1, max: 1_000_000 }).map(cents => String(cents / 100) as Decimal);

describe('faults of listings', () => {
  it('[LST2, LST4] price 14.99 with median 30-day 9.90 → limit 14.85 → exception mid', () => {
    expect(faults(course(30, ago => (ago === 0 ? { price: '14.99' as Decimal } : {})))).toEqual([
      { rule: 'priceHigh', level: 'mid', value: '14.99', threshold: '14.85', since: today },
    ]);
    expect(faults(course(30, ago => (ago === 0 ? { price: '14.85' as Decimal } : {})))).toEqual([]);
    expect(
      faults(
        course(30, ago => (ago === 0 ? { price: '14.99' as Decimal } : {})),
        { priceFactor: '1.6' },
      ),
    ).toEqual([]);
  });

  it('[LST4] the buy box is missed after 24 hours without it', () => {
    expect(faults(course(10, ago => ({ buyBox: ago > 0 })))).toEqual([]);
    expect(faults(course(10, ago => ({ buyBox: ago > 1 })))).toEqual([
      { rule: 'noBuyBox', level: 'high', value: '24', threshold: '24', since: addDays(today, -1) },
    ]);
  });

  it('[LST4] a low rating counts from 20 reviews on', () => {
    const rated = (reviews: number, rating: string) => faults(course(3, () => ({ reviews, rating: rating as Decimal })));
    expect([rated(19, '3.7'), rated(20, '3.8')]).toEqual([[], []]);
    expect(rated(20, '3.7')).toMatchObject([{ rule: 'ratingLow', value: '3.7', threshold: '3.8' }]);
  });

  it('[LST4] suppressed, stranded, without a picture, without a vehicle, under another brand', () => {
    const rulesOf = (change: Partial<ListingSnapshot>) => faults(course(2, () => change)).map(({ rule }) => rule);
    expect(rulesOf({ status: 'suppressed', images: 0 })).toEqual(['suppressed', 'noImage']);
    expect(rulesOf({ status: 'stranded' })).toEqual(['stranded']);
    expect(rulesOf({ fitments: 0, brand: 'Generic' })).toEqual(['noFitment', 'brandWrong']);
    expect(rulesOf({ status: 'inactive', images: 0, fitments: 0 })).toEqual([]);
    expect(
      listingExceptions(
        course(2, () => ({ brand: 'Generic' })),
        [],
        usualThresholds,
      ),
    ).toEqual([]);
  });

  it('[LST4] a fault began on the first day of those on end on which it held', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), began => {
        expect(faults(course(25, ago => ({ images: ago <= began ? 0 : 5 })))).toMatchObject([{ since: addDays(today, -began) }]);
      }),
    );
  });

  it('[LST4] a greater factor never finds more prices', () => {
    fc.assert(
      fc.property(fc.array(decimals, { minLength: 1, maxLength: 12 }), fc.integer({ min: 10, max: 30 }), (prices, tenths) => {
        const snapshots = course(prices.length, ago => ({ price: prices[ago]! }));
        const found = (factor: number) => faults(snapshots, { priceFactor: String(factor / 10) }).length;
        expect(found(tenths + 1)).toBeLessThanOrEqual(found(tenths));
      }),
    );
  });
});

describe('the median', () => {
  it('[LST3] is the middle price, or the mean of the two in the middle', () => {
    expect(medianPrice([])).toBeUndefined();
    expect(medianPrice(['9', '11', '10'] as Decimal[])).toBe('10');
    expect(medianPrice(['9', '12', '10', '11'] as Decimal[])).toBe('10.5');
  });

  it('[LST3] lies among its prices whatever their order', () => {
    fc.assert(
      fc.property(fc.array(decimals, { minLength: 1 }), prices => {
        const median = medianPrice(prices)!;
        const below = prices.filter(price => compareDecimals(price, median) < 0).length;
        expect(below).toBeLessThanOrEqual(prices.length / 2);
        expect(medianPrice(prices.toReversed())).toBe(median);
      }),
    );
  });
});
