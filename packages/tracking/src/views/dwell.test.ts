import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dwell, withoutReloads } from './dwell.ts';

const seconds = (clock: string) => Date.parse(`2026-05-20T${clock}Z`) / 1000;
const times = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1 }).map(list => list.toSorted((one, other) => one - other));

describe('how long a view lasts', () => {
  it('[L1] is the time to the next one, at most half an hour', () => {
    expect(dwell(['10:00:00', '10:03:20', '11:10:00'].map(seconds))).toEqual([200, 1800, undefined]);
    expect(dwell([])).toEqual([]);
  });

  it('[L1] is known for all but the last, and together not longer than the session', () => {
    fc.assert(
      fc.property(times, list => {
        const lasted = dwell(list);
        expect(lasted.filter(one => one === undefined)).toHaveLength(1);
        expect(lasted.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBeLessThanOrEqual(list.at(-1)! - list[0]!);
      }),
    );
  });

  it('[L1] counts a reload within 2 s as the same view', () => {
    const views = [
      { at: 0, pageUrl: '/a' },
      { at: 2, pageUrl: '/a' },
      { at: 5, pageUrl: '/a' },
      { at: 6, pageUrl: '/b' },
      { at: 7, pageUrl: '/a' },
    ];
    expect(withoutReloads(views).map(view => view.at)).toEqual([0, 5, 6, 7]);
  });
});
