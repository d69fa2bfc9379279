import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CostedProfit, isLossRunning, lossCause, lossItems } from './loss-cause.ts';
import { summedMargin } from './summed-margin.ts';

const d = (value: string) => value as Decimal;
const anyCents = () => fc.integer({ min: 0, max: 99_999 }).map(value => String(value / 100) as Decimal);
const anyCosts = (): fc.Arbitrary<CostedProfit> =>
  fc.tuple(...lossItems.map(anyCents)).map(all => Object.fromEntries(lossItems.map((item, at) => [item, all[at]!])) as CostedProfit);

describe('[O6j] the margin of several SKUs', () => {
  it('net sales of 1,000 and 200 with profits of 100 and −50 are 4.17 %, not the mean of 10 % and −25 %', () => {
    expect(
      summedMargin([
        { netSales: d('1000'), profit: d('100') },
        { netSales: d('200'), profit: d('-50') },
      ]),
    ).toBe('4.17');
    expect(summedMargin([])).toBeUndefined();
  });

  it('lies between the least and the greatest of theirs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ netSales: fc.constantFrom(d('1'), d('12.5'), d('300')), profit: anyCents() }), { minLength: 1 }),
        all => {
          const own = all.map(one => Number(summedMargin([one])));
          const whole = Number(summedMargin(all));
          expect(whole).toBeGreaterThanOrEqual(Math.min(...own) - 0.01);
          expect(whole).toBeLessThanOrEqual(Math.max(...own) + 0.01);
        },
      ),
    );
  });
});

describe('[O6k] losses', () => {
  it('are caused by the cost that takes the most', () => {
    const none = Object.fromEntries(lossItems.map(item => [item, d('0')])) as CostedProfit;
    expect(lossCause({ ...none, cogs: d('18.30'), lastMile: d('29.85') })).toBe('lastMile');
    expect(lossCause(none)).toBeUndefined();
  });

  it('no cost is greater than the cause', () => {
    fc.assert(
      fc.property(anyCosts(), costs => {
        const cause = lossCause(costs);
        if (cause) for (const item of lossItems) expect(compareDecimals(costs[cause], costs[item])).toBeGreaterThanOrEqual(0);
        else expect(Object.values(costs).every(cost => compareDecimals(cost, d('0')) === 0)).toBe(true);
      }),
    );
  });

  it('last once two months running end below nothing', () => {
    expect(isLossRunning([d('5'), d('-1'), d('-2')])).toBe(true);
    expect(isLossRunning([d('-1'), d('2')])).toBe(false);
    expect(isLossRunning([d('-1')])).toBe(false);
  });
});
