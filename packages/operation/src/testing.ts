import { addDays, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import type { FeedRow } from './feed/diff-feed.ts';
import type { FitmentYear } from './fitment/fitment-row.ts';
import type { PriceCosts } from './listing/floor-price.ts';
import { type ItemAmount, type ItemBasis, profitItems } from './profit/profit-items.ts';
import type { PaidAmounts } from './return/refund-bounds.ts';
import type { SoldFigures } from './sales/sales-figures.ts';
import type { CountedOrder } from './sales/sold-parts.ts';

const amount = (): fc.Arbitrary<Decimal> => fc.integer({ min: 0, max: 1_000_000 }).map(cents => (cents / 100).toFixed(2) as Decimal);
const share = (): fc.Arbitrary<Decimal> => fc.integer({ min: 0, max: 49 }).map(value => (value / 100).toFixed(2) as Decimal);

/** Costs that some price covers. */
export const anyPriceCosts = (): fc.Arbitrary<PriceCosts> =>
  fc.record({ landed: amount(), fulfil: amount(), feeRate: share(), targetMargin: share() });

const cents = (least: number, most: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min: least, max: most }).map(value => String(value / 100) as Decimal);

/** Items of a profit, with amounts of either sign. */
export const anyProfitItems = (): fc.Arbitrary<readonly ItemAmount[]> =>
  fc.array(
    fc.record({
      item: fc.constantFrom(...profitItems),
      amount: cents(-99_999, 99_999),
      basis: fc.constantFrom<ItemBasis>('estimated', 'actual'),
    }),
    { maxLength: 20 },
  );

/** What was sold of something. */
export const anySoldFigures = (): fc.Arbitrary<SoldFigures> =>
  fc
    .record({
      units: fc.nat(999),
      orders: fc.nat(999),
      grossSales: cents(0, 999_999),
      promotion: cents(0, 9999),
      refundAmount: cents(0, 9999),
      shippedUnits: fc.nat(999),
      returnedUnits: fc.nat(99),
      sessions: fc.nat(9999),
    })
    .chain(sold => fc.nat(sold.units).map(visitedUnits => ({ ...sold, visitedUnits })));

const anyDay = (): fc.Arbitrary<LocalDate> => fc.nat(150).map(days => addDays('2026-01-01' as LocalDate, days));

/** An order as its sales are counted. */
export const anyCountedOrder = (): fc.Arbitrary<CountedOrder> =>
  fc
    .record({
      kind: fc.constantFrom('platform', 'platform', 'fba', 'resend', 'sample'),
      status: fc.constantFrom('shipped', 'allocated', 'cancelled', 'merged', 'split'),
      purchaseDay: anyDay(),
      purchaseHour: fc.nat(23),
      shippedDay: fc.option(anyDay(), { nil: undefined }),
      lines: fc.array(
        fc
          .record({ article: fc.constantFrom('A', 'B'), qty: fc.integer({ min: 1, max: 9 }), grossSales: amount(), promotion: amount() })
          .chain(line => fc.nat(line.qty).map(cancelledQty => ({ ...line, cancelledQty }))),
        { minLength: 1, maxLength: 3 },
      ),
      refunds: fc.array(fc.record({ line: fc.constant(0), day: anyDay(), units: fc.nat(3), amount: amount() }), { maxLength: 3 }),
    })
    .map(({ shippedDay, lines, ...order }) => ({
      ...order,
      ...(shippedDay === undefined ? {} : { shippedDay }),
      lines: lines.map((line, at) => ({ line: at, ...line })),
    }));

/** A feed whose keys occur once. */
export const anyFeed = (): fc.Arbitrary<readonly FeedRow[]> =>
  fc.uniqueArray(fc.record({ key: fc.stringMatching(/^[A-H]$/), cells: fc.array(fc.constantFrom('', '1', '2'), { maxLength: 2 }) }), {
    selector: ({ key }) => key,
  });

/** A vehicle of a listing, of few makes and years so that lists meet. */
export const anyFitment = (): fc.Arbitrary<FitmentYear> =>
  fc.record({
    make: fc.constantFrom('Toyota', 'Honda'),
    model: fc.constantFrom('Camry', 'Civic', 'Accord'),
    year: fc.integer({ min: 2000, max: 2012 }),
    submodel: fc.option(fc.constantFrom('LE', 'SE'), { nil: undefined }),
    engine: fc.option(fc.constantFrom('2.4L', '3.5L'), { nil: undefined }),
  });

/** What was paid for an order and what of it was refunded. */
export const anyPaidAmounts = (): fc.Arbitrary<PaidAmounts> =>
  fc.record({ paid: amount(), refunded: amount(), corePaid: amount(), coreRefunded: amount() });
