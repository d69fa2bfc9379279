import { absolute, add, type Decimal, type LocalDate } from '@axle/kernel';
import { decimals, localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { activeCurrencies } from './rate/currencies.ts';
import type { Rate } from './rate/rate-on.ts';

/** Any rates between currencies that are in use, greater than zero; two of a pair may be of one day. */
export const rates = (): fc.Arbitrary<readonly Rate[]> =>
  fc.array(
    fc
      .record({
        from: fc.constantFrom(...activeCurrencies),
        to: fc.constantFrom(...activeCurrencies),
        rate: decimals().map(value => add(absolute(value), '0.0001' as Decimal)),
        validFrom: fc.oneof(fc.constantFrom('2026-05-01' as LocalDate, '2026-06-01' as LocalDate), localDates()),
      })
      .filter(({ from, to }) => from !== to),
    { maxLength: 20 },
  );
