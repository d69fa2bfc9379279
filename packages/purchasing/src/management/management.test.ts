import { add, compareDecimals, type Decimal, type LocalDate, negate, subtract, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { agedBalance } from './aged-balance.ts';
import { concentration } from './concentration.ts';
import { kpiFigure } from '../board/kpi-figure.ts';
import { costOfPoorQuality, isSingleSource } from './poor-quality.ts';
import { type ComparedSpend, spendVariance } from './spend-variance.ts';

const decimal = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const cents = (most = 9_999_999) => fc.integer({ min: 1, max: most }).map(amount => decimal(String(amount / 100)));
const bought = (qty: number, amount: string) => ({ qty, amount: decimal(amount) });

describe('[R57] the concentration of suppliers', () => {
  it('with 50, 30 and 20 % has an index of 3,800, and all of it with the largest five', () => {
    expect(concentration(['300', '500', '200'].map(decimal))).toEqual({ top: '100', hhi: '3800' });
    expect(concentration(['1', '1', '1', '1', '1', '1', '1', '1', '1', '1'].map(decimal))).toEqual({ top: '50', hhi: '1000' });
    expect(concentration(['10', '0', '-5'].map(decimal))).toEqual({ top: '100', hhi: '10000' });
    expect(concentration([decimal('0')])).toBeUndefined();
  });

  it('is the same whatever the money, and lies between all alike and one alone', () => {
    fc.assert(
      fc.property(fc.array(cents(), { minLength: 1, maxLength: 12 }), amounts => {
        const { top, hhi } = concentration(amounts)!;
        expect(concentration(amounts.toReversed().map(amount => add(amount, amount)))).toEqual({ top, hhi });
        expect(compareDecimals(hhi, decimal('10000'))).toBeLessThanOrEqual(0);
        expect(Number(hhi)).toBeGreaterThanOrEqual(10_000 / amounts.length - 0.01);
        if (amounts.length <= 5) expect(top).toBe('100');
      }),
    );
  });
});

describe('[R58] the change of spend', () => {
  it('10 of one at 10 and 10 of another at 20 before, 12 at 11 and 6 at 20 now: price 12, volume −30, mix −30 of −48', () => {
    const articles = [
      { before: bought(10, '100'), now: bought(12, '132') },
      { before: bought(10, '200'), now: bought(6, '120') },
    ];
    expect(spendVariance(articles)).toEqual({ before: '300', price: '12', volume: '-30', mix: '-30', now: '252' });
  });

  it('of what is new is mix, and all volume where there was nothing before', () => {
    const one = { before: bought(0, '0'), now: bought(5, '50') };
    expect(spendVariance([one])).toEqual({ before: '0', price: '0', volume: '50', mix: '0', now: '50' });
    const other = { before: bought(5, '100'), now: bought(5, '100') };
    expect(spendVariance([one, other])).toMatchObject({ price: '0', volume: '100', mix: '-50' });
    expect(spendVariance([])).toMatchObject({ before: '0', now: '0', mix: '0' });
  });

  const spends = (): fc.Arbitrary<readonly ComparedSpend[]> => {
    const part = fc.record({ qty: fc.integer({ min: 0, max: 9999 }), amount: cents() });
    return fc.array(fc.record({ before: part, now: part }), { maxLength: 12 });
  };

  it('is price, volume and mix to the cent', () => {
    fc.assert(
      fc.property(spends(), articles => {
        const { before, price, volume, mix, now } = spendVariance(articles);
        expect(sum([price, volume, mix])).toBe(subtract(now, before));
      }),
    );
  });

  it('is volume alone where every article is bought so many times as before', () => {
    const part = fc.record({ qty: fc.integer({ min: 1, max: 999 }), amount: cents() });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 9 }), fc.integer({ min: 1, max: 5 }), (parts, times) => {
        const articles = parts.map(before => ({
          before,
          now: { qty: before.qty * times, amount: sum(Array.from({ length: times }, () => before.amount)) },
        }));
        expect(spendVariance(articles)).toMatchObject({ price: '0', mix: '0' });
      }),
    );
  });
});

describe('[R59] a payable by the days it is due', () => {
  const billed = [
    { dueDate: day('2026-02-01'), amount: decimal('500') },
    { dueDate: day('2026-05-15'), amount: decimal('100') },
    { dueDate: day('2026-05-30'), amount: decimal('300') },
  ];

  it('comes to its balance; what the supplier owes is not due', () => {
    expect(agedBalance(billed, decimal('650'), day('2026-05-20'))).toEqual({
      notDue: '300',
      d30: '100',
      d60: '0',
      d90: '0',
      older: '250',
    });
    expect(agedBalance(billed, decimal('-40'), day('2026-05-20'))).toMatchObject({ notDue: '-40', older: '0' });
  });

  it('comes to the balance whatever was billed and paid', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ dueDate: days(), amount: cents() })), cents(), fc.boolean(), days(), (bills, open, owes, today) => {
        const all = sum(bills.map(({ amount }) => amount));
        const payable = owes ? negate(open) : compareDecimals(open, all) < 0 ? open : all;
        expect(sum(Object.values(agedBalance(bills, payable, today)))).toBe(payable);
      }),
    );
  });
});

describe('[R66] poor quality and single sources', () => {
  it('agreed 120.00 of deductions, 80.00 of claims and 50.00 of returns of 10,000.00 are 2.5 %; what is open or given up is none', () => {
    const documents = [
      { kind: 'deduction', state: 'confirmed', amount: decimal('120') },
      { kind: 'deduction', state: 'waived', amount: decimal('999') },
      { kind: 'claim', state: 'agreed', amount: decimal('80') },
      { kind: 'claim', state: 'closed' },
      { kind: 'return', state: 'done', amount: decimal('50') },
      { kind: 'return', state: 'draft', amount: decimal('999') },
    ] as const;
    const costs = documents.map(document => ({ numerator: costOfPoorQuality(document) }));
    const spend = { numerator: decimal('0'), denominator: decimal('10000') };
    expect(kpiFigure('share', [...costs, spend])).toMatchObject({ numerator: '250', value: '2.5' });
  });

  it('an article depends on one supplier where exactly one may be ordered from', () => {
    expect([0, 1, 2].map(isSingleSource)).toEqual([false, true, false]);
  });
});
