import { type Decimal, sum } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountsByCurrency } from './amounts-by-currency.ts';

const amount = (currency: string, own: string, cny: string) => ({ currency, amount: own as Decimal, amountCny: cny as Decimal });

it('[R82] amounts of several currencies are added up one by one, and together come to the figure', () => {
  const rows = [amount('USD', '100', '712.34'), amount('CNY', '250.5', '250.5'), amount('USD', '-20', '-142.47')];
  expect(amountsByCurrency(rows)).toEqual([
    { ...amount('CNY', '250.5', '250.5'), rows: 1 },
    { ...amount('USD', '80', '569.87'), rows: 2 },
  ]);
  const cents = fc.integer({ min: -99_999, max: 99_999 }).map(value => String(value) as Decimal);
  const anyAmount = fc.record({ currency: fc.constantFrom('CNY', 'USD', 'EUR'), amount: cents, amountCny: cents });
  fc.assert(
    fc.property(fc.array(anyAmount), all => {
      const cny = (some: readonly { readonly amountCny: Decimal }[]) => sum(some.map(({ amountCny }) => amountCny));
      expect(cny(amountsByCurrency(all))).toBe(cny(all));
    }),
  );
});
