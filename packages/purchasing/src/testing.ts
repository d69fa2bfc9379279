import { addDays, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import type { LifeEvent } from './testing/order-life.ts';
import { orderSteps, type OrderStep } from './order/order-step.ts';
import type { LineQuantities } from './order/line-quantities.ts';
import type { OpenRequirement } from './requirement/merge-requirements.ts';
import type { PriceBreak } from './price/price-for.ts';

export { happen, orderInForce, type LifeEvent, type OrderLife } from './testing/order-life.ts';

const first = '2026-01-01' as LocalDate;

/** A day of the first months of 2026. */
export const days = (): fc.Arbitrary<LocalDate> => fc.nat(120).map(after => addDays(first, after));

/** A price above zero with up to four digits behind the point. */
export const prices = (): fc.Arbitrary<Decimal> => fc.integer({ min: 1, max: 9_999_999 }).map(units => String(units / 10_000) as Decimal);

/** Price breaks that hold on all days or on some, two of one quantity among them. */
export const priceBreaks = (): fc.Arbitrary<readonly PriceBreak[]> =>
  fc.array(
    fc
      .record({ minQty: fc.integer({ min: 1, max: 40 }), price: prices(), from: days(), length: fc.option(fc.nat(60), { nil: undefined }) })
      .map(({ length, ...each }) => ({ ...each, ...(length === undefined ? {} : { to: addDays(each.from, length) }) })),
    { maxLength: 8 },
  );

/** Requirements of a few SKUs and orders with different numbers. */
export const openRequirements = (): fc.Arbitrary<readonly OpenRequirement[]> =>
  fc
    .array(
      fc.record({
        openQty: fc.nat(300),
        requiredDate: days(),
        priority: fc.integer({ min: 1, max: 9 }),
        sku: fc.integer({ min: 1, max: 3 }),
        key: fc.record({
          supplier: fc.integer({ min: 1, max: 2 }),
          companyEntity: fc.constant(1),
          warehouse: fc.integer({ min: 1, max: 2 }),
          currency: fc.constantFrom('CNY', 'USD'),
          type: fc.constant('std' as const),
          priceInclTax: fc.boolean(),
          incoterm: fc.constant('EXW'),
        }),
      }),
      { maxLength: 20 },
    )
    .map(all => all.map((each, at) => ({ ...each, reqNo: `RQ-${String(at).padStart(3, '0')}` })));

/** Quantities of a line in force, as its life can make them: nothing is received that was not shipped, nor settled that did not come. */
export const lineQuantities = (): fc.Arbitrary<LineQuantities> =>
  fc
    .record({
      qty: fc.integer({ min: 1, max: 100 }),
      parts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 9, maxLength: 9 }),
    })
    .map(({ qty, parts }) => {
      const upTo = (most: number, at: number) => Math.floor(most * parts[at]!);
      const shipped = upTo(qty + 2, 0);
      const received = upTo(shipped, 1);
      const returned = upTo(received, 2);
      const cancelled = upTo(Math.max(0, qty - shipped), 3);
      return {
        qty,
        cancelled,
        shortClosed: upTo(Math.max(0, qty - cancelled - shipped), 4),
        produced: Math.max(shipped, upTo(qty, 5)),
        passed: Math.max(shipped, upTo(qty, 6)),
        shipped,
        received,
        blocked: upTo(received - returned, 7),
        returned,
        replace: upTo(returned, 8),
        invoiced: 0,
        settled: 0,
      };
    });

/** Anything that can happen to an order of up to so many pieces, possible or not. */
export const lifeEvents = (most: number): fc.Arbitrary<LifeEvent> => {
  const qty = fc.integer({ min: 1, max: most });
  const cents = fc.integer({ min: 1, max: 99_999 }).map(units => String(units / 100) as Decimal);
  return fc.oneof(
    { arbitrary: fc.record({ kind: fc.constantFrom('pass', 'ship', 'receive'), qty }), weight: 6 },
    { arbitrary: fc.record({ kind: fc.constantFrom('change', 'giveBack'), qty }), weight: 2 },
    {
      arbitrary: fc.record({
        kind: fc.constant('settle'),
        qty,
        price: fc.constantFrom('10' as Decimal, '10.05' as Decimal),
        deduction: cents,
      }),
      weight: 4,
    },
    { arbitrary: fc.record({ kind: fc.constant('prepay'), amount: cents }), weight: 1 },
    { arbitrary: fc.constant({ kind: 'reverse' }), weight: 1 },
    { arbitrary: fc.record({ kind: fc.constant('step'), step: fc.constantFrom(...(Object.keys(orderSteps) as OrderStep[])) }), weight: 1 },
  ) as fc.Arbitrary<LifeEvent>;
};
