import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freezeRefusals } from './freeze-refusals.ts';
import { gradeOf } from './grade.ts';
import { scoreFormula, usualScoreWords } from './score-words.ts';
import { usualWeights, weightRefusals } from './score-weights.ts';
import { isInFull, priceChange } from './supplier-rates.ts';
import { supplierScore } from './supplier-score.ts';

const decimal = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;

describe('[R19a] weights', () => {
  it('come to 100', () => {
    expect(weightRefusals(usualWeights)).toEqual([]);
    expect(weightRefusals({ ...usualWeights, service: decimal('20') })).toMatchObject([{ code: 'WEIGHT_SUM' }]);
  });

  it('of nothing but one dimension give its score, and a dimension of no weight counts for nothing', () => {
    const facts = { otdQty: decimal('0.92'), inFullRate: decimal('0.95'), priceChange: decimal('-1.5') };
    const all = { quality: decimal('0'), delivery: decimal('100'), cost: decimal('0'), service: decimal('0') };
    expect(supplierScore(facts, all)).toEqual({ delivery: '92.9', cost: '95', score: '92.9' });
    expect(supplierScore({ priceChange: decimal('1') }, all)).toEqual({ cost: '70' });
  });

  it('that are the same give the same score, however they are scaled', () => {
    const facts = { otdQty: decimal('0.8'), priceChange: decimal('2'), replyRate: decimal('0.5') };
    const scaled = Object.fromEntries(Object.entries(usualWeights).map(([name, weight]) => [name, decimal(String(Number(weight) * 2))]));
    expect(supplierScore(facts, scaled as never)).toEqual(supplierScore(facts));
  });
});

it('[R19b] grades go from A to D', () => {
  expect(['85', '84.99', '70', '60', '59.99', '91.02'].map(score => gradeOf(decimal(score)))).toEqual(['A', 'B', 'B', 'C', 'D', 'A']);
});

describe('[R19c] rates of a supplier', () => {
  const line = (wanted: number, ...deliveries: readonly (readonly [string, number])[]) => ({
    wanted,
    underTolPct: decimal('2'),
    due: day('2026-05-01'),
    deliveries: deliveries.map(([on, qty]) => ({ day: day(on), qty })),
  });

  it('a line is in full where its first delivery brought it, but for the tolerance', () => {
    const lines = [line(100, ['2026-05-01', 98]), line(100, ['2026-05-03', 50], ['2026-04-30', 50]), line(100)];
    expect(lines.map(isInFull)).toEqual([true, false, undefined]);
  });

  it('prices changed by what was not saved', () => {
    const savings = [{ basis: decimal('1580'), saving: decimal('40') }];
    expect(priceChange(savings)).toBe('-2.53');
    expect(priceChange([])).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 9999 }), (basis, less) => {
        const change = Number(priceChange([{ basis: decimal(String(basis)), saving: decimal(String(Math.min(less, basis))) }]));
        expect(change >= -100 && change <= 0).toBe(true);
      }),
    );
  });
});

it('[R19d] a month is frozen once, when it is over', () => {
  const codes = (month: string, frozen: boolean) => freezeRefusals(month, frozen, day('2026-05-31')).map(({ code }) => code);
  expect([codes('2026-05', false), codes('2026-04', true), codes('2026-04', false)]).toEqual([['NOT_OVER'], ['FROZEN'], []]);
});

it('[R90] the formula of a score says what is known of a supplier, and nothing of nobody', () => {
  expect(scoreFormula('delivery', { otdQty: '92', inFullRate: '95' }).en).toBe(
    '0.7 × OTD by pieces (92) + 0.3 × in full at first delivery (95)',
  );
  expect(scoreFormula('quality', {}).en).toBe('0.6 × lot pass rate (—) + 0.4 × (1 − ppm (—) ÷ 10000)');
  expect(scoreFormula('cost').zh).toBe('80−10×价格变动%');
  expect(usualScoreWords.en).toContain('quality 35% + delivery 30%');
});
