import { type Decimal, type LocalWeek, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seasonYears } from '../testing.ts';
import { pastedYears, quickSeason } from './quick-season.ts';
import { asFactors, normaliseSeason, checkSeason, seasonTotal } from './check-season.ts';
import { deseasonalise, reseasonalise, seasonOfWeek, seasonRow, type SeasonRow } from './season-at.ts';

const years = [
  [80, 80, 90, 100, 110, 120, 130, 120, 100, 90, 90, 90],
  [96, 96, 120, 120, 144, 156, 144, 132, 120, 108, 96, 108],
];
const expected = [0.8, 0.8, 0.95, 1, 1.15, 1.25, 1.25, 1.15, 1, 0.9, 0.85, 0.9];
const factorsOfYears = (given: readonly (readonly number[])[]) => {
  const result = quickSeason(given);
  return result.ok ? result.value : result.refusal.code;
};
const row = (values: readonly string[], more: object = {}) => ({
  scope: 'global',
  ...Object.fromEntries(values.map((value, at) => [`m${at + 1}`, value])),
  ...more,
});
const codes = (values: object) => checkSeason(values as never).map(({ code, field }) => `${code} ${field}`);

describe('factors of the season', () => {
  it('[B12] years of sum 1200 and 1440 → .80 .80 .95 1.00 1.15 1.25 1.25 1.15 1.00 .90 .85 .90, Σ = 12', () => {
    const factors = factorsOfYears(years) as readonly number[];
    factors.forEach((factor, at) => expect(factor).toBeCloseTo(expected[at]!, 12));
    const stored = asFactors(factors);
    expect(stored.ok && stored.value.map(Number)).toEqual(expected);
  });

  it('[B12] one year, a year without sales and a month far off are refused', () => {
    expect(factorsOfYears(years.slice(1))).toBe('NO_HISTORY');
    expect(factorsOfYears([years[0]!, Array.from({ length: 12 }, () => 0)])).toBe('NO_HISTORY');
    expect(factorsOfYears([years[0]!, years[1]!.slice(1)])).toBe('NO_HISTORY');
    const peak = [1000, ...Array.from({ length: 11 }, () => 1)];
    expect(factorsOfYears([peak, peak])).toBe('SEASON_RANGE');
    const [low, high] = [1, 100].map(value => [value, ...Array.from({ length: 11 }, () => 10)]);
    expect([factorsOfYears([low!, low!]), factorsOfYears([high!, high!])]).toEqual(['SEASON_RANGE', 'SEASON_RANGE']);
    const withFirst = (value: number) => factorsOfYears([years[0]!, [value, ...years[1]!.slice(1)]]);
    expect([-1, Number.NaN, Number.POSITIVE_INFINITY].map(withFirst)).toEqual(Array(3).fill('NO_HISTORY'));
    // a month without sales is a month far off, no missing year
    expect(factorsOfYears([0, 1].map(at => [0, ...years[at]!.slice(1)]))).toBe('SEASON_RANGE');
  });

  it('[B12] years are pasted from a spreadsheet, with their number before them or without', () => {
    const text = `2024\t${years[0]!.join('\t')}\r\n${years[1]!.join(' ')}\n\n`;
    expect(pastedYears(text)).toEqual(years);
    expect(pastedYears(`1,200\t${years[0]!.slice(1).join('\t')}`)[0]![0]).toBe(1200);
    expect(pastedYears(years[0]!.join(','))[0]).toHaveLength(12);
    expect(pastedYears(years.map(year => `  ${year.join('; ')} `).join('\n'))).toEqual(years);
    expect(pastedYears(`${years[0]!.join('\t')}\t\t \n`)).toEqual([years[0]]);
    expect(pastedYears('')).toEqual([]);
  });

  it('[B12] Σ = 12 ± 1e-9; scaling a year changes nothing; constant sales give 1', () => {
    fc.assert(
      fc.property(seasonYears(), fc.integer({ min: 2, max: 50 }), (given, scale) => {
        const factors = factorsOfYears(given);
        if (typeof factors === 'string') return;
        expect(factors.reduce((total, factor) => total + factor, 0)).toBeCloseTo(12, 9);
        const scaled = factorsOfYears([given[0]!.map(value => value * scale), ...given.slice(1)]) as readonly number[];
        scaled.forEach((factor, at) => expect(factor).toBeCloseTo(factors[at]!, 9));
      }),
    );
    const flat = Array.from({ length: 12 }, () => 7);
    (factorsOfYears([flat, flat]) as readonly number[]).forEach(factor => expect(factor).toBeCloseTo(1, 12));
  });

  it('[P1] a row summing 12.6 is refused, normalise multiplies each by 12/12.6', () => {
    const factors = Array.from({ length: 12 }, () => '1.05' as Decimal);
    expect(codes(row(factors))).toEqual(['SEASON_SUM m12']);
    expect(seasonTotal(row(factors))).toEqual({ total: '12.6' });
    const normal = normaliseSeason(factors);
    expect(normal.ok && normal.value).toEqual(Array.from({ length: 12 }, () => '1'));
    const uneven = ['1.6', ...Array.from({ length: 11 }, () => '1')] as Decimal[];
    const scaled = normaliseSeason(uneven);
    expect(scaled.ok && [scaled.value[0], scaled.value[1], sum(scaled.value)]).toEqual(['1.5238', '0.9524', '12']);
    expect(codes(row(['1.005', ...factors.slice(1).map(() => '1')]))).toEqual([]);
    expect(codes(row(['1.0051', ...factors.slice(1).map(() => '1')]))).toEqual(['SEASON_SUM m12']);
  });

  it('[P1] normalised factors always sum to 12 exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2000, max: 50_000 }), { minLength: 12, maxLength: 12 }), values => {
        const normal = normaliseSeason(values.map(value => String(value / 10_000) as Decimal));
        expect(normal.ok && sum(normal.value)).toBe('12');
      }),
    );
  });

  it('[P2] a row names what its scope asks for, and does not end before it begins', () => {
    const ones = Array.from({ length: 12 }, () => '1');
    expect(codes(row(ones, { scope: 'category' }))).toEqual(['SCOPE category']);
    expect(codes(row(ones, { scope: 'sku', sku: 1, category: 2 }))).toEqual(['SCOPE category']);
    expect([codes(row(ones, { scope: 'sku' })), codes(row(ones, { scope: 'sku', sku: null })), codes(row(ones, { scope: 'x' }))]).toEqual([
      ['SCOPE sku'],
      ['SCOPE sku'],
      [],
    ]);
    expect(checkSeason(row(ones, { scope: 'sku' }))).toMatchObject([{ message: { zh: '此范围须填写SKU', en: 'This scope needs a SKU' } }]);
    expect(codes(row(ones, { effectiveFrom: '2026-02-01', effectiveTo: '2026-01-31' }))).toEqual(['PERIOD effectiveTo']);
    const fine = [
      { effectiveFrom: '2026-02-01', effectiveTo: '2026-02-01' },
      { effectiveFrom: '2026-02-01' },
      { effectiveTo: '2026-02-01' },
    ];
    expect(fine.map(period => codes(row(ones, period)))).toEqual([[], [], []]);
  });

  it('[P1] a row that lacks a month has no sum, and none that is wrong', () => {
    const eleven = row(Array.from({ length: 11 }, () => '2'));
    expect([seasonTotal(eleven), codes(eleven), codes({ ...eleven, m12: 3 })]).toEqual([{ total: undefined }, [], []]);
  });
});

describe('the factor that holds', () => {
  const of = { sku: 7, categories: [31, 3], market: 1 };
  const held = (scope: SeasonRow['scope'], ref?: number, year?: number, factors: readonly number[] = expected): SeasonRow => ({
    scope,
    market: 1,
    factors,
    ...(ref === undefined ? {} : { ref }),
    ...(year === undefined ? {} : { year }),
  });

  it('[B13] sku before category (up the tree) before global, a row of the year before one without', () => {
    const rows = [held('global'), held('category', 3), held('category', 31), held('sku', 7), held('sku', 7, 2026)];
    const found = (given: readonly SeasonRow[]) => seasonRow(given, of, 2026);
    expect(found(rows)).toBe(rows[4]);
    expect([4, 3, 2, 1].map(count => found(rows.slice(0, count)))).toEqual([rows[3], rows[2], rows[1], rows[0]]);
    expect(found([{ ...held('sku', 7), market: 2 }, held('sku', 7, 2025)])).toBeUndefined();
  });

  it('[B13] 2026-W14 is (2×.95 + 5×1.00)/7 = 0.985714', () => {
    expect(seasonOfWeek([held('global')], of, '2026-W14' as LocalWeek)).toBeCloseTo(0.985714, 6);
    expect(seasonOfWeek([], of, '2026-W14' as LocalWeek)).toBe(1);
  });

  it('[B13] 175 in July are 140 as a base and 119 in November', () => {
    const base = deseasonalise(175, expected[6]!);
    expect(base).toBeCloseTo(140, 9);
    expect(reseasonalise(base, expected[10]!)).toBeCloseTo(119, 9);
  });

  it('[B13] a week lies between its months, and both ways undo each other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 52 }),
        fc.array(fc.integer({ min: 20, max: 500 }), { minLength: 12, maxLength: 12 }),
        fc.integer({ min: 0, max: 100_000 }),
        (week, hundredths, quantity) => {
          const factors = hundredths.map(value => value / 100);
          const factor = seasonOfWeek(
            [held('global', undefined, undefined, factors)],
            of,
            `2026-W${String(week).padStart(2, '0')}` as LocalWeek,
          );
          expect(factor).toBeGreaterThanOrEqual(Math.min(...factors) - 1e-9);
          expect(factor).toBeLessThanOrEqual(Math.max(...factors) + 1e-9);
          expect(reseasonalise(deseasonalise(quantity, factor), factor)).toBeCloseTo(quantity, 6);
        },
      ),
    );
  });
});
