import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessMemory, guessWait, strangersWait } from './sign-in-throttle.ts';

const minute = 60_000;
const at = (time: string): number => Date.parse(`2026-05-20T${time}Z`);

describe('[N19] wrong passwords from one place', () => {
  it('are free four times, then each makes the next wait twice as long, at most 15 minutes', () => {
    const guesses = (count: number) => Array.from({ length: count }, () => at('09:00:00'));
    expect([4, 5, 6, 7, 8, 9, 20].map(count => guessWait(guesses(count), at('09:00:00')) / minute)).toEqual([0, 1, 2, 4, 8, 15, 15]);
    expect([guessWait(guesses(5), at('09:00:59')), guessWait(guesses(5), at('09:01:00'))]).toEqual([1000, 0]);
  });

  it('count for an hour', () => {
    const four = ['09:00:00', '09:10:00', '09:20:00', '09:30:00'].map(at);
    expect(guessWait([...four, at('09:59:59')], at('09:59:59'))).toBe(minute);
    expect(guessWait([...four, at('10:00:00')], at('10:00:00'))).toBe(0);
  });

  it('never make anybody wait for more than 15 minutes, nor an hour after the last one', () => {
    const guesses = fc.array(fc.integer({ min: 0, max: 7_200_000 }), { maxLength: 40 }).map(list => list.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(guesses, fc.integer({ min: 0, max: 7_200_000 }), (list, later) => {
        const now = (list.at(-1) ?? 0) + later;
        const wait = guessWait(list, now);
        expect(wait >= 0 && wait <= 15 * minute).toBe(true);
        if (later >= guessMemory || list.length < 5) expect(wait).toBe(0);
        expect(guessWait(list, now + wait)).toBe(0);
      }),
    );
  });

  it('leave at most 12 tries an hour to a user who tries as soon as allowed', () => {
    const tried: number[] = [];
    for (let now = 0; now < 24 * guessMemory; now += 1000) if (guessWait(tried, now) === 0) tried.push(now);
    const most = Math.max(...tried.map(from => tried.filter(one => one >= from && one < from + guessMemory).length));
    expect(most).toBeLessThanOrEqual(12);
  });
});

it('[N20] thirty from an address or fifty on an account make strangers wait', () => {
  expect([strangersWait(29, 49), strangersWait(30, 0), strangersWait(0, 50)]).toEqual([false, true, true]);
});
