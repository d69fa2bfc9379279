import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedState, successPercent } from './feed-state.ts';

const minute = 60_000;
const terms = { every: 60, grace: 15 };
const at = (minutesAgo: number, ok = true) => ({ endedAt: -minutesAgo * minute, ok });

describe('the state of a feed', () => {
  it('[S9] every 60, grace 15: success 70 min ago fresh, 76 late, 195 late, 196 stale', () => {
    expect([70, 75, 76, 195, 196].map(age => feedState(terms, [at(age)], 0))).toEqual(['fresh', 'fresh', 'late', 'late', 'stale']);
  });

  it('[S9] one failure counts by the success before it, two in a row are a failed feed', () => {
    expect(feedState(terms, [at(1, false), at(30)], 0)).toBe('fresh');
    expect(feedState(terms, [at(1, false), at(2, false), at(3)], 0)).toBe('failed');
    expect(feedState({ ...terms, paused: true }, [at(1, false), at(2, false)], 0)).toBe('paused');
    expect([feedState(terms, [], 0), feedState(terms, [at(1, false)], 0)]).toEqual(['stale', 'stale']);
  });

  it('[S9] goes from fresh to late to stale as time passes, and never back', () => {
    const order = ['fresh', 'late', 'stale'];
    const terms = fc.record({ every: fc.integer({ min: 1, max: 10_000 }), grace: fc.nat(1000) });
    fc.assert(
      fc.property(terms, fc.nat(100_000), fc.nat(100_000), (given, one, other) => {
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)].map(age => order.indexOf(feedState(given, [at(age)], 0)));
        expect(later).toBeGreaterThanOrEqual(sooner!);
      }),
    );
  });

  it('[S9] 29 of 30 runs ok → 96.7%', () => {
    expect([successPercent(29, 30), successPercent(0, 0), successPercent(3, 3)]).toEqual(['96.7', undefined, '100.0']);
  });
});
