import fc from 'fast-check';
import { expect, it } from 'vitest';
import { histogram } from './histogram.ts';
import { pareto } from './pareto.ts';

it('[Q44] 12 scratches, 6 burrs and 2 dents are 60, 30 and 10 %, together 60, 90 and 100 %', () => {
  const codes = [
    { code: 'D303', found: 2 },
    { code: 'D301', found: 12 },
    { code: 'D102', found: 0 },
    { code: 'D101', found: 6 },
  ];
  expect(pareto(codes)).toEqual([
    { code: 'D301', found: 12, share: 6000, cumulated: 6000 },
    { code: 'D101', found: 6, share: 3000, cumulated: 9000 },
    { code: 'D303', found: 2, share: 1000, cumulated: 10_000 },
  ]);
  expect(pareto([])).toEqual([]);
});

it('[Q44] never rises in what was found, never falls in what is cumulated, and ends at 100 %', () => {
  const codes = fc.uniqueArray(fc.record({ code: fc.string({ minLength: 1 }), found: fc.nat(500) }), { selector: ({ code }) => code });
  fc.assert(
    fc.property(codes, given => {
      const rows = pareto(given);
      rows.forEach((row, at) => {
        if (at === 0) return;
        expect(row.found <= rows[at - 1]!.found && row.cumulated >= rows[at - 1]!.cumulated).toBe(true);
      });
      if (rows.length > 0) expect(rows.at(-1)!.cumulated).toBe(10_000);
    }),
  );
});

it('[Q45] every value stands in one bar, and the bars go from the least to the greatest', () => {
  expect(histogram([1, 2, 3, 4, 5, 6]).map(({ count }) => count)).toEqual([1, 1, 1, 1, 2]);
  expect([histogram([]), histogram([4, 4])]).toEqual([[], [{ from: 4, to: 4, count: 2 }]]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 300 }), values => {
      const bars = histogram(values);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
      expect([bars[0]!.from, bars.at(-1)!.to]).toEqual([Math.min(...values), Math.max(...values)]);
    }),
  );
});
