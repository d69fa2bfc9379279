import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptanceProbability } from './acceptance-probability.ts';
import { capability } from './capability.ts';
import { defectRate, firstPassRate, partsPerMillion, sortedQty } from './rates.ts';
import { squareRoot } from './square-root.ts';

const d = (text: string) => text as Decimal;
const percent = (value: number) => (value * 100).toFixed(2);

describe('the probability that a lot is accepted', () => {
  it('[Q8] letter J at 2.5: 98.48 % of lots with 2.5 %, 17.69 % of lots with 10 %; tightened 85.94 %', () => {
    expect(
      [acceptanceProbability(80, 5, 0.025), acceptanceProbability(80, 5, 0.1), acceptanceProbability(80, 3, 0.025)].map(percent),
    ).toEqual(['98.48', '17.69', '85.94']);
  });

  it('[Q8] is that of counting every case, for small samples', () => {
    // of three units with a half: 1/8 none, 3/8 one
    expect([0, 1, 2, 3].map(accept => acceptanceProbability(3, accept, 0.5))).toEqual([
      expect.closeTo(0.125, 12),
      expect.closeTo(0.5, 12),
      expect.closeTo(0.875, 12),
      1,
    ]);
    expect(acceptanceProbability(2000, 21, 0.9)).toBeCloseTo(0, 12);
    expect(acceptanceProbability(1_000_000, 500_000, 0.5)).toBeCloseTo(0.5, 3);
  });

  it('[Q8] is 1 without nonconforming units, falls as there are more and rises with the acceptance number', () => {
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    const slack = 1e-9;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.nat(21), shares, shares, (size, accept, one, other) => {
        expect(acceptanceProbability(size, accept, 0)).toBe(1);
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const at = acceptanceProbability(size, accept, less);
        expect(at >= 0 && at <= 1).toBe(true);
        expect(acceptanceProbability(size, accept, more)).toBeLessThanOrEqual(at + slack);
        expect(acceptanceProbability(size, accept + 1, less)).toBeGreaterThanOrEqual(at - slack);
      }),
    );
  });
});

describe('figures of lots and units', () => {
  it('[Q9] 1,000 with 37 bad and 20 replaced release 983', () => {
    expect(sortedQty(1000, 37, 20)).toBe(983);
    expect(() => sortedQty(1000, 37, 38)).toThrow(RangeError);
  });

  it('[Q9] never releases more than the lot, nor less than what was good', () => {
    const lots = fc.nat(1000).chain(lot => fc.nat(lot).chain(bad => fc.nat(bad).map(replaced => [lot, bad, replaced] as const)));
    fc.assert(
      fc.property(lots, ([lot, bad, replaced]) => {
        const released = sortedQty(lot, bad, replaced);
        expect(released >= lot - bad && released <= lot).toBe(true);
      }),
    );
  });

  it('[Q10] 4 of 80 and 3 of 125 are 7 of 205: 3.41 %, 34,146 ppm', () => {
    expect([defectRate(4 + 3, 80 + 125), partsPerMillion(7, 205)]).toEqual(['3.41', '34146']);
    expect([firstPassRate(9, 12), firstPassRate(0, 0), defectRate(0, 50)]).toEqual(['75', undefined, '0']);
  });
});

describe('figures of measures', () => {
  const limits = { lower: d('9.85'), upper: d('10.15') };
  const five = ['10.02', '10.05', '9.98', '10.01', '10.04'].map(d);

  it('[Q11] five values have a mean of 10.02 and a deviation of 0.0274, and no Cpk yet', () => {
    expect(capability(five, limits)).toEqual({ count: 5, mean: '10.02', deviation: '0.0274', outside: 0 });
  });

  it('[Q11] 25 values have a Cpk, by the nearer limit, or by the only one', () => {
    const values = Array.from({ length: 5 }, () => five).flat();
    expect(capability(values, limits)).toMatchObject({ count: 25, deviation: '0.025', cpk: '1.73' });
    expect(capability(values, { lower: d('9.85') })).toMatchObject({ cpk: '2.27' });
    expect(capability(values, {})).not.toHaveProperty('cpk');
    expect(
      capability(
        values.map(() => d('10')),
        limits,
      ),
    ).toEqual({ count: 25, mean: '10', deviation: '0', outside: 0 });
  });

  it('[Q11] a value on a limit is inside, one beyond it outside', () => {
    expect(capability(['9.85', '10.15', '9.8499', '10.1501'].map(d), limits).outside).toBe(2);
    expect([capability([], limits), capability([d('1')], limits)]).toEqual([
      { count: 0, outside: 0 },
      { count: 1, mean: '1', outside: 1 },
    ]);
  });

  it('[Q11] the square root is rounded once from whole numbers', () => {
    expect([squareRoot(d('2'), 4), squareRoot(d('0'), 4), squareRoot(d('144'), 0), squareRoot(d('0.00075'), 4)]).toEqual([
      '1.4142',
      '0',
      '12',
      '0.0274',
    ]);
    fc.assert(
      fc.property(fc.nat(1_000_000), value => {
        expect(Number(squareRoot(d(String(value)), 6))).toBeCloseTo(Math.sqrt(value), 5);
      }),
    );
  });
});
