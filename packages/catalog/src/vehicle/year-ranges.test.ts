import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelYears } from '../testing.ts';
import { compressYears, expandYears } from './year-ranges.ts';

describe('year ranges', () => {
  it('[B10] are maximal runs', () => {
    expect(compressYears([2013, 2007, 2008, 2009, 2010, 2011, 2009])).toEqual([
      { from: 2007, to: 2011 },
      { from: 2013, to: 2013 },
    ]);
    expect(compressYears([])).toEqual([]);
  });

  it('[B10] expand to the years they came from', () => {
    fc.assert(
      fc.property(modelYears(), years => {
        expect(expandYears(compressYears(years))).toEqual(years);
      }),
    );
  });

  it('[B10] ascend, are disjoint and never adjacent', () => {
    fc.assert(
      fc.property(modelYears(), years => {
        const ranges = compressYears(years);
        for (const [at, range] of ranges.entries()) {
          expect(range.from).toBeLessThanOrEqual(range.to);
          expect(range.from - (ranges[at - 1]?.to ?? 0)).toBeGreaterThan(1);
        }
      }),
    );
  });
});
