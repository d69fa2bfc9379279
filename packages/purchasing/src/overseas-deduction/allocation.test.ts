import { type Decimal, sum } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareAmongSuppliers } from '../deduction/share-among-suppliers.ts';
import { costOutcome } from './cost-outcome.ts';
import { allocationRefusals, receivedDays } from './allocation-refusals.ts';

const decimal = (text: string) => text as Decimal;
const parts = (...amounts: readonly string[]) => amounts.map((amount, supplier) => ({ supplier, amount: decimal(amount) }));

it('[R17b] parts come to their cost, whoever moves them', () => {
  const codes = (...amounts: readonly string[]) => allocationRefusals(decimal('1000'), 'USD', parts(...amounts)).map(({ code }) => code);
  expect(codes('500', '333.33', '166.67')).toEqual([]);
  expect([codes('500', '333.33', '166.66'), codes('1000', '0'), codes()]).toEqual([['ALLOC_SUM'], ['NOT_POSITIVE'], ['ALLOC_NONE']]);
});

it('[R17a] receipts within 180 days before a cost decide who pays for it', () => expect(receivedDays).toBe(180));

it('[R17c] a cost is deducted once all of its deductions have ended, and waived where none was applied', () => {
  expect([costOutcome(['applied', 'void']), costOutcome(['waived', 'void'])]).toEqual(['deducted', 'waived']);
  expect([costOutcome(['applied', 'carried']), costOutcome(['applied', 'draft']), costOutcome([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('[R17, R17b] what is shared by the pieces received is never refused', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 500, max: 9_999_999 }), (all, cents) => {
      const amount = decimal(String(cents / 100));
      const shared = shareAmongSuppliers(
        amount,
        'USD',
        all.map((qty, supplier) => ({ supplier, qty })),
      );
      if (!shared.ok) throw new Error(shared.refusal.code);
      const own = shared.value.filter(part => part.amount !== '0');
      expect(sum(own.map(part => part.amount))).toBe(amount);
      expect(allocationRefusals(amount, 'USD', own)).toEqual([]);
    }),
  );
});
