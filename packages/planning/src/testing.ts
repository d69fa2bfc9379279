import fc from 'fast-check';
import type { SafetyDemand } from './safety/safety-stock.ts';

/** Two to four years of twelve months, each with sales, none far from the others. */
export const seasonYears = (): fc.Arbitrary<readonly (readonly number[])[]> =>
  fc.array(fc.array(fc.integer({ min: 60, max: 180 }), { minLength: 12, maxLength: 12 }), { minLength: 2, maxLength: 4 });

/** Any demand of more than a few pieces. */
export const safetyDemands = (): fc.Arbitrary<SafetyDemand> =>
  fc.record({
    dMean: fc.integer({ min: 1, max: 500 }),
    dSd: fc.integer({ min: 0, max: 300 }),
    lMean: fc.integer({ min: 10, max: 150 }),
    lSd: fc.integer({ min: 0, max: 30 }),
    service: fc.integer({ min: 500, max: 999 }).map(tenths => tenths / 10),
  });
