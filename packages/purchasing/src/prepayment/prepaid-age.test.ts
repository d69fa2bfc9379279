import { addDays, type Decimal, type LocalDate, sum } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agedBalances, prepaidBand } from './prepaid-age.ts';

const today = '2026-05-20' as LocalDate;

it.each([
  [0, 'd30'],
  [30, 'd30'],
  [31, 'd60'],
  [60, 'd60'],
  [61, 'd90'],
  [90, 'd90'],
  [91, 'older'],
] as const)('[R115] what was prepaid %i days ago stands in %s', (days, band) => {
  expect(prepaidBand(addDays(today, -days), today)).toBe(band);
});

it('[R115] the bands of what is left add up to all of it', () => {
  const cents = fc.integer({ min: 1, max: 9_999_999 }).map(each => String(each / 100) as Decimal);
  const balances = fc.array(fc.record({ paidOn: fc.nat(400).map(days => addDays(today, -days)), balance: cents }));
  fc.assert(
    fc.property(balances, all => {
      expect(sum(Object.values(agedBalances(all, today)))).toBe(sum(all.map(({ balance }) => balance)));
    }),
  );
});
