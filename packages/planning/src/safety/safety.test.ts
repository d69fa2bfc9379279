import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safetyDemands } from '../testing.ts';
import { demandFigures, withoutOutliers } from './demand-figures.ts';
import { normalQuantile } from './normal-quantile.ts';
import { isLargeChange, safetyDifference, checkSafety } from './check-safety.ts';
import { coverStock, needHistory, safetyStock } from './safety-stock.ts';

const codes = (values: object) => checkSafety(values as never).map(({ code }) => code);

describe('safety stock', () => {
  it('[B14] z of 90, 95, 97.5, 98 and 99 %', () => {
    const table = [0.9, 0.95, 0.975, 0.98, 0.99].map(normalQuantile);
    [1.2816, 1.6449, 1.96, 2.0537, 2.3263].forEach((z, at) => expect(table[at]).toBeCloseTo(z, 4));
    expect(normalQuantile(0.001)).toBeCloseTo(-3.0902, 4);
    for (const none of [0, 1, -0.1, Number.NaN]) expect(() => normalQuantile(none)).toThrow('between');
  });

  it('[B14] z is right to eight digits, mirrored about one half, and never falls', () => {
    const known = {
      0.01: -2.32634787,
      0.025: -1.95996398,
      0.25: -0.67448975,
      0.5: 0,
      0.9: 1.28155157,
      0.95: 1.64485363,
      0.999: 3.09023231,
    };
    for (const [probability, z] of Object.entries(known)) expect(normalQuantile(Number(probability))).toBeCloseTo(z, 7);
    const probability = fc.integer({ min: 1, max: 9_999 }).map(part => part / 10_000);
    fc.assert(
      fc.property(probability, probability, (one, other) => {
        expect(normalQuantile(1 - one)).toBeCloseTo(-normalQuantile(one), 9);
        if (one < other) expect(normalQuantile(one)).toBeLessThan(normalQuantile(other));
      }),
    );
  });

  it('[B14] few pieces go by Poisson where something varies and is to be served; ten in the lead time are not few', () => {
    const few = { dMean: 0.9, dSd: 0.9, lMean: 10, lSd: 0, service: 95 };
    const by = (change: object) => safetyStock({ ...few, ...change }).by;
    expect([by({}), by({ dMean: 1 }), by({ dMean: 0 }), by({ dSd: 0 }), by({ service: 50 })]).toEqual([
      'poisson',
      'normal',
      'normal',
      'normal',
      'normal',
    ]);
    // nothing is sold on the mean, but it varies
    expect(safetyStock({ ...few, dSd: 1, dMean: 0 }).result).toBe(6);
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

  it('[B14] few pieces that vary by more than their mean are negative binomial: a lead time that spreads keeps the stock up', () => {
    const few = (change: object) => safetyStock({ dMean: 0.32, dSd: 0.5, lMean: 10, lSd: 0, service: 95, ...change });
    // mean 3.2 and variance 12.8: P(D <= 9) = 0.9369, P(D <= 10) = 0.9524; by Poisson it were 3
    expect(few({ dSd: Math.sqrt(1.28) })).toMatchObject({ by: 'negativeBinomial', result: 7 });
    expect(few({ dSd: 0.5, lSd: 10 })).toMatchObject({ by: 'negativeBinomial' });
    const [above, below] = [1.001, 0.999].map(part => safetyStock({ dMean: part, dSd: 0.5, lMean: 10, lSd: 6, service: 95 }));
    expect([above!.by, below!.by]).toEqual(['normal', 'negativeBinomial']);
    expect(Math.abs(above!.result - below!.result)).toBeLessThanOrEqual(3);
  });

  it('[B14] few pieces: what is kept serves the wanted share by the named distribution', () => {
    const few = fc.record({
      dMean: fc.double({ min: 0.01, max: 0.9, noNaN: true }),
      dSd: fc.double({ min: 0.01, max: 5, noNaN: true }),
      lMean: fc.integer({ min: 1, max: 10 }),
      lSd: fc.integer({ min: 0, max: 20 }),
      service: fc.integer({ min: 501, max: 999 }).map(tenths => tenths / 10),
    });
    fc.assert(
      fc.property(few, demand => {
        const { raw, sigma, by } = safetyStock(demand);
        const mean = demand.dMean * demand.lMean;
        const most = Math.round(mean + raw);
        // the same distribution by another way: the gamma function's logarithm as a sum
        const r = by === 'poisson' ? 0 : mean ** 2 / (sigma ** 2 - mean);
        const term = (pieces: number) => {
          const steps = Array.from({ length: pieces }, (_, at) => at);
          if (by === 'poisson') return Math.exp(steps.reduce((log, at) => log + Math.log(mean / (at + 1)), -mean));
          const p = mean / sigma ** 2;
          return Math.exp(steps.reduce((log, at) => log + Math.log(((r + at) / (at + 1)) * (1 - p)), r * Math.log(p)));
        };
        if (most > 300) return;
        const reached = Array.from({ length: most + 1 }, (_, at) => term(at)).reduce((one, other) => one + other, 0);
        expect(reached).toBeGreaterThanOrEqual(demand.service / 100 - 1e-9);
        if (raw > 0) expect(reached - term(most)).toBeLessThan(demand.service / 100 + 1e-9);
      }),
    );
  });

  it('[B14] it is held to its limits; days of cover are rounded up', () => {
    const demand = { dMean: 20, dSd: 6, lMean: 60, lSd: 8, service: 95 };
    expect([safetyStock(demand, { max: 200 }).result, safetyStock(demand, { min: 300 }).result]).toEqual([200, 300]);
    // 1,200 pieces in the lead time, and on top what the limits leave of 274.05
    expect([{}, { max: 200 }, { min: 300 }, { min: 100, max: 250 }].map(limits => safetyStock(demand, limits).reorderPoint)).toEqual([
      1475, 1400, 1500, 1450,
    ]);
    expect([coverStock(12.4, 45), coverStock(3.1, 10), coverStock(2, 30, { max: 50 })]).toEqual([558, 31, 50]);
    expect(needHistory.code).toBe('NEED_HISTORY');
  });

  it('[B14] the stock keeps within its limits, and the reorder point is the demand of the lead time and that stock', () => {
    const limits = fc.tuple(fc.nat(400), fc.nat(400)).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));
    fc.assert(
      fc.property(safetyDemands(), limits, (demand, { min, max }) => {
        const { result, reorderPoint } = safetyStock(demand, { min, max });
        const inLeadTime = demand.dMean * demand.lMean;
        expect([result >= min, result <= max]).toEqual([true, true]);
        expect(reorderPoint).toBe(inLeadTime + result);
      }),
    );
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
    expect([demandFigures([10, 11, 9, 10, 12, 300], true).cut, demandFigures([10, 11, 9, 10, 12, 300]).cut]).toEqual([1, 0]);
    // median 5, of the deviations 3: up to 9 away; median 3, of the deviations 1: exactly 3 away is not too far
    expect(withoutOutliers([0, 4, 6, 20])).toEqual([0, 4, 6]);
    expect(withoutOutliers([0, 2, 3, 4, 6])).toEqual([0, 2, 3, 4, 6]);
    expect([withoutOutliers([]), withoutOutliers([5, 5, 5, 9])]).toEqual([[], [5, 5, 5, 9]]);
    expect([demandFigures([7]).weekSd, demandFigures([7, 9]).weekSd]).toEqual([0, Math.SQRT2]);
  });

  it('[P4] service 50 to 99.9, least not above most, a fixed one with pieces and reason; more than half needs a reason', () => {
    expect(codes({ method: 'statistical', service: '49.9' })).toEqual(['SL_RANGE']);
    expect(codes({ method: 'statistical', service: '99.95' })).toEqual(['SL_RANGE']);
    expect(codes({ method: 'statistical', service: '99.9', minQty: 5, maxQty: 4 })).toEqual(['MIN_MAX']);
    expect(codes({ method: 'fixed' })).toEqual(['FIXED', 'FIXED_REASON']);
    expect(codes({ method: 'fixed', fixedQty: 3, reason: 'launch' })).toEqual([]);
    expect(codes({ method: 'coverDays' })).toEqual(['COVER_DAYS']);
    const fine = [
      { method: 'coverDays', coverDays: 0 },
      { service: '50' },
      { service: 50 },
      { minQty: 4, maxQty: 4 },
      { minQty: 5 },
      { maxQty: 4 },
    ];
    expect(fine.map(codes)).toEqual(fine.map(() => []));
    const wrong = {
      method: 'fixed',
      service: '10',
      minQty: 5,
      maxQty: 4,
      reason: ' ',
      effectiveFrom: '2026-02-01',
      effectiveTo: '2026-01-31',
    };
    expect(checkSafety(wrong).map(({ field }) => field)).toEqual(['effectiveTo', 'service', 'maxQty', 'fixedQty', 'reason']);
    expect(checkSafety({ method: 'coverDays' })).toMatchObject([{ field: 'coverDays' }]);
    expect([safetyDifference({ result: 5 }), safetyDifference({ computed: 5, result: 0 })].map(Object.keys)).toEqual([
      ['difference'],
      ['difference'],
    ]);
    expect(safetyDifference({ computed: 5, result: 0 })).toEqual({ difference: undefined });
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
