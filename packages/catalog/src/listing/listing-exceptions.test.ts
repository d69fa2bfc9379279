import { addDays, compareDecimals, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingExceptions } from './listing-exceptions.ts';
import { type ListingSnapshot, usualThresholds } from './listing-snapshot.ts';
import { medianPrice } from './median-price.ts';
import { unitsLost } from './units-lost.ts';

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
const exceptions = (snapshots: readonly ListingSnapshot[], more = {}) =>
  listingExceptions(snapshots, { brands }, { ...usualThresholds, ...more });
const decimals = fc.integer({ min: 1, max: 1_000_000 }).map(cents => String(cents / 100) as Decimal);

describe('exceptions of listings', () => {
  it('[LST2, LST4] price 14.99 with median 30-day 9.90 → limit 14.85 → exception mid', () => {
    expect(exceptions(course(30, ago => (ago === 0 ? { price: '14.99' as Decimal } : {})))).toEqual([
      { rule: 'priceHigh', level: 'mid', value: '14.99', threshold: '14.85', since: today },
    ]);
    expect(exceptions(course(30, ago => (ago === 0 ? { price: '14.85' as Decimal } : {})))).toEqual([]);
    expect(
      exceptions(
        course(30, ago => (ago === 0 ? { price: '14.99' as Decimal } : {})),
        { priceFactor: '1.6' },
      ),
    ).toEqual([]);
  });

  it('[LST4] the buy box is missed after 24 hours without it', () => {
    expect(exceptions(course(10, ago => ({ buyBox: ago > 0 })))).toEqual([]);
    expect(exceptions(course(10, ago => ({ buyBox: ago > 1 })))).toEqual([
      { rule: 'noBuyBox', level: 'high', value: '24', threshold: '24', since: addDays(today, -1) },
    ]);
  });

  it('[LST4] a low rating counts from 20 reviews on', () => {
    const rated = (reviews: number, rating: string) => exceptions(course(3, () => ({ reviews, rating: rating as Decimal })));
    expect([rated(19, '3.7'), rated(20, '3.8')]).toEqual([[], []]);
    expect(rated(20, '3.7')).toMatchObject([{ rule: 'ratingLow', value: '3.7', threshold: '3.8' }]);
  });

  it('[LST4] suppressed, stranded, without a picture, without a vehicle, under another brand', () => {
    const rulesOf = (change: Partial<ListingSnapshot>) => exceptions(course(2, () => change)).map(({ rule }) => rule);
    expect(rulesOf({ status: 'suppressed', images: 0 })).toEqual(['suppressed', 'noImage']);
    expect(rulesOf({ status: 'stranded' })).toEqual(['stranded']);
    expect(rulesOf({ fitments: 0, brand: 'Generic' })).toEqual(['noFitment', 'brandWrong']);
    expect(rulesOf({ status: 'inactive', images: 0, fitments: 0 })).toEqual([]);
    expect(
      listingExceptions(
        course(2, () => ({ brand: 'Generic' })),
        { brands: [] },
        usualThresholds,
      ),
    ).toEqual([]);
  });

  it('[LST4] price outside [targetPrice, 1.5 × 30-day median]: below the price that earns enough', () => {
    const priced = (floor: string) =>
      listingExceptions(
        course(30, () => ({})),
        { brands, floor: floor as Decimal },
        usualThresholds,
      );
    expect(priced('9.9')).toEqual([]);
    expect(priced('9.91')).toMatchObject([{ rule: 'priceLow', level: 'mid', value: '9.9', threshold: '9.91' }]);
  });

  it('[LST4] fitment empty in a vehicle category: parts of a category that fits no vehicle need none', () => {
    const bare = course(2, () => ({ fitments: 0 }));
    expect(listingExceptions(bare, { brands }, usualThresholds)).toMatchObject([{ rule: 'noFitment' }]);
    expect(listingExceptions(bare, { brands, fitsNothing: true }, usualThresholds)).toEqual([]);
  });

  it('[LST4, LST6] stock 0 with units > 0 in 28 d, and what was not sold since', () => {
    const selling = course(30, ago => ({ stock: ago < 3 ? 0 : 40, units: ago < 3 ? 0 : 4 }));
    expect(exceptions(selling)).toEqual([
      { rule: 'outOfStock', level: 'high', value: '0', threshold: '1', since: addDays(today, -2), lost: 12 },
    ]);
    expect(exceptions(course(30, ago => ({ stock: ago < 3 ? 0 : 40, units: 0 })))).toEqual([]);
    expect(exceptions(course(60, ago => ({ stock: ago < 28 ? 0 : 40, units: ago < 28 ? 0 : 4 })))).toEqual([]);
  });

  it('[LST6] what is lost is never less than nothing, and grows with every day on which nothing is sold', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 28 }),
        fc.integer({ min: 1, max: 10 }),
        (sold, days) => {
          const lostAfter = (without: number) => {
            const snapshots = course(sold.length + without, ago => ({ units: ago < without ? 0 : sold[ago - without]! }));
            return unitsLost(snapshots, addDays(today, 1 - without), today)!;
          };
          expect(lostAfter(days)).toBeGreaterThanOrEqual(0);
          expect(lostAfter(days + 1)).toBeGreaterThanOrEqual(lostAfter(days));
        },
      ),
    );
    expect(
      unitsLost(
        course(5, () => ({})),
        today,
        today,
      ),
    ).toBeUndefined();
  });

  it('[LST4] an exception began on the first day of those on end on which it held', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), began => {
        expect(exceptions(course(25, ago => ({ images: ago <= began ? 0 : 5 })))).toMatchObject([{ since: addDays(today, -began) }]);
      }),
    );
  });

  it('[LST4] a greater factor never finds more prices', () => {
    fc.assert(
      fc.property(fc.array(decimals, { minLength: 1, maxLength: 12 }), fc.integer({ min: 10, max: 30 }), (prices, tenths) => {
        const snapshots = course(prices.length, ago => ({ price: prices[ago]! }));
        const found = (factor: number) => exceptions(snapshots, { priceFactor: String(factor / 10) }).length;
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
