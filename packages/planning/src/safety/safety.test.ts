import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safetyDemands } from '../testing.ts';
import { demandFigures, withoutOutliers } from './demand-figures.ts';
import { normalQuantile } from './normal-quantile.ts';
import { isLargeChange, safetyDifference, safetyHolds } from './safety-holds.ts';
import { coverStock, needHistory, safetyStock } from './safety-stock.ts';

const codes = (values: object) => safetyHolds(values as never).map(({ code }) => code);

describe('safety stock', () => {
  it('[B14] z of 90, 95, 97.5, 98 and 99 %', () => {
    const table = [0.9, 0.95, 0.975, 0.98, 0.99].map(normalQuantile);
    [1.2816, 1.6449, 1.96, 2.0537, 2.3263].forEach((z, at) => expect(table[at]).toBeCloseTo(z, 4));
    expect(normalQuantile(0.001)).toBeCloseTo(-3.0902, 4);
    expect(() => normalQuantile(1)).toThrow('between');
  });

  it('[B14] d=20 σd=6 L=60 σL=8 at 95 % → √27760 = 166.613 → 275, reorder point 1475', () => {
    const found = safetyStock({ dMean: 20, dSd: 6, lMean: 60, lSd: 8, service: 95 });
    expect(found.sigma).toBeCloseTo(166.613, 3);
    expect(found.raw).toBeCloseTo(274.05, 2);
    expect(found).toMatchObject({ result: 275, reorderPoint: 1475, by: 'normal' });
  });

  it('[B14] weeks as days: d 31.5, σ 12, 10 weeks, σLT 1.5 at 95 % → 99.68 → 100; 3.2 pieces at 95 % by Poisson → 3', () => {
    const weekly = safetyStock({ dMean: 31.5, dSd: 12, lMean: 10, lSd: 1.5, service: 95 });
    expect(weekly.raw).toBeCloseTo(99.68, 2);
    expect(weekly.result).toBe(100);
    expect(safetyStock({ dMean: 0.32, dSd: 0.5, lMean: 10, lSd: 0, service: 95 })).toMatchObject({ result: 3, by: 'poisson' });
    expect(safetyStock({ dMean: 20, dSd: 6, lMean: 60, lSd: 8, service: 95, sigmaL: 0 }).sigma).toBe(160);
  });

  it('[B14] it is held to its limits; days of cover are rounded up', () => {
    const demand = { dMean: 20, dSd: 6, lMean: 60, lSd: 8, service: 95 };
    expect([safetyStock(demand, { max: 200 }).result, safetyStock(demand, { min: 300 }).result]).toEqual([200, 300]);
    expect([coverStock(12.4, 45), coverStock(3.1, 10), coverStock(2, 30, { max: 50 })]).toEqual([558, 31, 50]);
    expect(needHistory.code).toBe('NEED_HISTORY');
  });

  it('[B14] 0 where nothing varies and at 50 % and below; it never falls as service, σd or σL grow', () => {
    fc.assert(
      fc.property(safetyDemands(), fc.integer({ min: 1, max: 50 }), (demand, more) => {
        const of = (change: object) => safetyStock({ ...demand, ...change }).result;
        expect(of({ dSd: 0, lSd: 0 })).toBe(0);
        expect(of({ service: 50 })).toBe(0);
        expect(of({ service: 40 })).toBe(0);
        const now = of({});
        expect(of({ service: Math.min(99.9, demand.service + more / 10) })).toBeGreaterThanOrEqual(now);
        expect(of({ dSd: demand.dSd + more })).toBeGreaterThanOrEqual(now);
        expect(of({ lSd: demand.lSd + more })).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  it('[P3] weekly sales 112,140,126,154,133,175 → d̄ 20.0, σ week 22.136, σd 8.367', () => {
    const figures = demandFigures([112, 140, 126, 154, 133, 175]);
    expect(figures).toMatchObject({ weeks: 6, cut: 0 });
    expect([figures.dMean, figures.weekSd, figures.dSd].map(value => Number(value.toFixed(3)))).toEqual([20, 22.136, 8.367]);
    expect(demandFigures([])).toMatchObject({ weeks: 0, dMean: 0, dSd: 0 });
  });

  it('[P3] a week far from the median is left out, and only then', () => {
    expect(withoutOutliers([10, 11, 9, 10, 12, 300])).toEqual([10, 11, 9, 10, 12]);
    expect(withoutOutliers([5, 5, 5, 5])).toEqual([5, 5, 5, 5]);
    expect(demandFigures([10, 11, 9, 10, 12, 300], true).cut).toBe(1);
  });

  it('[P4] service 50 to 99.9, least not above most, a fixed one with pieces and reason; more than half needs a reason', () => {
    expect(codes({ method: 'statistical', service: '49.9' })).toEqual(['SL_RANGE']);
    expect(codes({ method: 'statistical', service: '99.95' })).toEqual(['SL_RANGE']);
    expect(codes({ method: 'statistical', service: '99.9', minQty: 5, maxQty: 4 })).toEqual(['MIN_MAX']);
    expect(codes({ method: 'fixed' })).toEqual(['FIXED', 'FIXED_REASON']);
    expect(codes({ method: 'fixed', fixedQty: 3, reason: 'launch' })).toEqual([]);
    expect(codes({ method: 'coverDays' })).toEqual(['COVER_DAYS']);
    expect([
      safetyDifference({ computed: 275, result: 250 }),
      safetyDifference({ result: 300 }, { computed: 275 }),
      safetyDifference({ computed: 5 }),
    ]).toEqual([{ difference: '10' }, { difference: '-8.33' }, { difference: undefined }]);
    expect([isLargeChange(100, 150), isLargeChange(100, 151), isLargeChange(100, 49), isLargeChange(undefined, 9)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
