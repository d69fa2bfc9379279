import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginPace, nextCall, pacedBy, retryWait } from './pace-calls.ts';

it('[S1h] calls of a burst go at once, the next one waits for its turn', () => {
  let pace = beginPace(0.5, 2, 0);
  const waits: number[] = [];
  for (let at = 0; at < 3; at++) {
    const next = nextCall(pace, 0);
    waits.push(next.wait);
    pace = next.pace;
  }
  expect(waits).toEqual([0, 0, 2000]);
});

it('[S1h] never more calls in a span than its burst and its rate allow', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.constantFrom(0.0167, 0.5, 2, 5), fc.constantFrom(1, 2, 20), steps, (rate, burst, pauses) => {
      let pace = beginPace(rate, burst, 0);
      let now = 0;
      const calls: number[] = [];
      for (const pause of pauses) {
        const next = nextCall(pace, (now += pause));
        pace = next.pace;
        calls.push((now += next.wait));
      }
      const seconds = calls.at(-1)! / 1000;
      expect(calls.length).toBeLessThanOrEqual(burst + seconds * rate + 1.01);
    }),
  );
});

it('[S1h] the platform sets the pace, and how long a throttled call waits', () => {
  const pace = beginPace(1, 1, 0);
  expect(pacedBy(pace, '0.0167').rate).toBe(0.0167);
  expect(pacedBy(pace, null)).toBe(pace);
  expect(pacedBy(pace, 'often')).toBe(pace);
  expect(retryWait(1, '7', 0)).toBe(7000);
  expect(retryWait(1, 'Thu, 01 Jan 1970 00:00:09 GMT', 0)).toBe(9000);
  expect([1, 2, 3].map(tries => retryWait(tries, null, 0))).toEqual([1000, 2000, 4000]);
  expect(retryWait(5, null, 0)).toBeUndefined();
  expect(retryWait(1, '600', 0)).toBeUndefined();
});
