import { absolute, add, type Decimal, type LocalDate } from '@axle/kernel';
import { decimals, localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { firstCurrencies } from './rate/currencies.ts';
import type { Rate } from './rate/rate-on.ts';
import type { DeductionMethod } from './terms/deduction.ts';
import type { PaymentLine } from './terms/instalments.ts';

/** Any rates between currencies that are in use, greater than zero; two of a pair may be of one day. */
export const rates = (): fc.Arbitrary<readonly Rate[]> =>
  fc.array(
    fc
      .record({
        from: fc.constantFrom(...firstCurrencies),
        to: fc.constantFrom(...firstCurrencies),
        rate: decimals().map(value => add(absolute(value), '0.0001' as Decimal)),
        validFrom: fc.oneof(fc.constantFrom('2026-05-01' as LocalDate, '2026-06-01' as LocalDate), localDates()),
      })
      .filter(({ from, to }) => from !== to),
    { maxLength: 20 },
  );

/** The lines of a payment method, up to six of them that come to 100 %. */
export const paymentLines = (): fc.Arbitrary<readonly PaymentLine[]> =>
  fc
    .array(
      fc.record({
        node: fc.constantFrom('beforeShip' as const, 'afterReceipt' as const, 'afterInspection' as const, 'afterInvoice' as const),
        percent: fc.integer({ min: 1, max: 15 }).map(percent => String(percent) as Decimal),
        offsetDays: fc.nat(180),
        basis: fc.constantFrom('calendar' as const, 'monthEnd' as const),
      }),
      { maxLength: 5 },
    )
    .map(lines => {
      const rest = lines.reduce((left, { percent }) => left - Number(percent), 100);
      return [{ node: 'onOrder', percent: String(rest) as Decimal, offsetDays: 0, basis: 'calendar' } as const, ...lines];
    });

/** Any deduction method with a rate and an amount. */
export const deductionMethods = (): fc.Arbitrary<DeductionMethod> =>
  fc.record({
    type: fc.constantFrom('latePerDay', 'defectRate', 'perDefect', 'fixed', 'packing', 'shortage'),
    rate: fc.integer({ min: 0, max: 100 }).map(rate => String(rate) as Decimal),
    amount: fc.nat(9999).map(amount => String(amount) as Decimal),
    graceDays: fc.nat(60),
    capPercent: fc.integer({ min: 0, max: 100 }).map(cap => String(cap) as Decimal),
  });
