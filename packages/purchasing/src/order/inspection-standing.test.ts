import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inspectionStanding, inspectionStandings } from './inspection-standing.ts';

const none = {
  cancelled: 0,
  shortClosed: 0,
  produced: 0,
  shipped: 0,
  received: 0,
  blocked: 0,
  returned: 0,
  replace: 0,
  invoiced: 0,
  settled: 0,
};
const standing = (passed: number, isPlanned: boolean, isRequested: boolean, cancelled = 0) =>
  inspectionStanding({ ...none, qty: 500, passed, cancelled }, { isPlanned, isRequested });

it('[R88a] what passed takes precedence, then a request, then the plan', () => {
  expect([standing(0, false, false), standing(0, true, false), standing(0, true, true)]).toEqual(['none', 'planned', 'requested']);
  expect([standing(300, true, true), standing(500, true, true), standing(480, false, false, 20)]).toEqual([
    'part_passed',
    'passed',
    'passed',
  ]);
});

it('[R88a] never goes back as more passes, is requested or planned', () => {
  const rank = (of: ReturnType<typeof standing>) => inspectionStandings.indexOf(of);
  fc.assert(
    fc.property(fc.nat(500), fc.nat(100), fc.boolean(), fc.boolean(), (passed, more, planned, requested) => {
      const now = rank(standing(passed, planned, requested));
      expect(rank(standing(passed + more, planned, requested))).toBeGreaterThanOrEqual(now);
      expect(rank(standing(passed, true, requested))).toBeGreaterThanOrEqual(now);
      expect(rank(standing(passed, planned, true))).toBeGreaterThanOrEqual(now);
    }),
  );
});
