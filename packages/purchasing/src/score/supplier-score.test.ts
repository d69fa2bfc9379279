import { add, compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRanked, usualLinesDue } from './is-ranked.ts';
import { usualWeights } from './score-weights.ts';
import { type SupplierFacts, supplierScore, weighedScore } from './supplier-score.ts';

const decimal = (text: string) => text as Decimal;
const facts: SupplierFacts = {
  lotPassRate: decimal('0.96'),
  ppm: decimal('2400'),
  otdQty: decimal('0.92'),
  inFullRate: decimal('0.95'),
  priceChange: decimal('-1.5'),
  replyRate: decimal('0.9'),
  eightDRate: decimal('0.8'),
  documentRate: decimal('1'),
};

describe('the score of a supplier', () => {
  it('[R19] is weighed from quality, delivery, cost and service', () => {
    expect(supplierScore(facts)).toEqual({ quality: '88', delivery: '92.9', cost: '95', service: '89', score: '91.02' });
  });

  it('[R19] leaves out what is not known', () => {
    const { eightDRate: _unknown, ...rest } = facts;
    expect(supplierScore(rest).service).toBe('92.86');
    expect(supplierScore({ otdQty: decimal('0.5') })).toEqual({ delivery: '50', score: '50' });
    expect(supplierScore({})).toEqual({});
  });

  const share = fc.nat(100).map(part => decimal(String(part / 100)));
  const some = fc.record(
    {
      lotPassRate: share,
      ppm: fc.nat(20_000).map(ppm => decimal(String(ppm))),
      otdQty: share,
      inFullRate: share,
      priceChange: fc.integer({ min: -30, max: 30 }).map(change => decimal(String(change))),
      replyRate: share,
      eightDRate: share,
      documentRate: share,
    },
    { requiredKeys: [] },
  );

  it('[R19] lies between 0 and 100, and better facts never lower it', () => {
    fc.assert(
      fc.property(some, fc.constantFrom('lotPassRate', 'otdQty', 'inFullRate', 'replyRate', 'eightDRate', 'documentRate'), (of, better) => {
        const { score } = supplierScore(of as SupplierFacts);
        if (score === undefined) return;
        expect(compareDecimals(score, decimal('0')) >= 0 && compareDecimals(score, decimal('100')) <= 0).toBe(true);
        const now = (of as SupplierFacts)[better as 'otdQty'];
        if (now === undefined || now === '1') return;
        const improved = supplierScore({ ...(of as SupplierFacts), [better]: add(now, decimal('0.01')) });
        expect(compareDecimals(improved.score!, score)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('[R19] points are weighed as the score is: 88.00, 92.90, 95.00, 89.00 → 91.02', () => {
  const points = { quality: decimal('88'), delivery: decimal('92.9'), cost: decimal('95'), service: decimal('89') };
  expect(weighedScore(points, usualWeights)).toBe('91.02');
  expect(weighedScore({ cost: decimal('95') }, usualWeights)).toBe('95');
  expect(weighedScore({}, usualWeights)).toBeUndefined();
});

it('[R19e] a supplier is ranked of which something was bought or scored, and at least so many lines were due', () => {
  const facts = { score: decimal('90'), amount: decimal('0') };
  expect([2, 3, 4].map(linesDue => isRanked({ ...facts, linesDue }, usualLinesDue))).toEqual([false, true, true]);
  expect(isRanked({ amount: decimal('0'), linesDue: 9 })).toBe(false);
  expect(isRanked({ amount: decimal('12.5'), linesDue: 0 })).toBe(true);
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (linesDue, least) => {
      // more lines never take a supplier out, and a higher demand never brings one in
      const ranked = isRanked({ ...facts, linesDue }, least);
      expect(ranked && !isRanked({ ...facts, linesDue: linesDue + 1 }, least)).toBe(false);
      expect(!ranked && isRanked({ ...facts, linesDue }, least + 1)).toBe(false);
    }),
  );
});
