import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeNeedsContract, contractNeeded } from './contract-needed.ts';

it('[R104] from CNY 100,000 on an order needs a contract, samples and replacements do not', () => {
  const needed = (['99999.99', '100000'] as Decimal[]).map(gross => contractNeeded(gross, 'std'));
  expect(needed).toEqual([false, true]);
  expect([contractNeeded('900000' as Decimal, 'smp'), contractNeeded('900000' as Decimal, 'rpl')]).toEqual([false, false]);
});

it('[R94] a change that lifts an order to CNY 100,000 needs a contract; one that leaves or lowers what it comes to does not', () => {
  const needed = (before: string, after: string) => changeNeedsContract(before as Decimal, after as Decimal, 'std');
  expect([needed('60000', '99999.99'), needed('60000', '100000'), needed('120000', '130000')]).toEqual([false, true, true]);
  expect([needed('130000', '130000'), needed('130000', '120000')]).toEqual([false, false]);
});

it('[R94] a change never needs a contract that an order of what it comes to would not need', () => {
  const amounts = fc.integer({ min: 0, max: 30_000_000 }).map(cents => String(cents / 100) as Decimal);
  fc.assert(
    fc.property(amounts, amounts, fc.constantFrom('std', 'new', 'smp', 'spr', 'rpl'), (before, after, type) => {
      const needed = changeNeedsContract(before, after, type);
      expect(needed).toBe(contractNeeded(after, type) && compareDecimals(after, before) > 0);
      if (needed) expect(changeNeedsContract('0' as Decimal, after, type)).toBe(true);
    }),
  );
});
