import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailNext } from './mail-next.ts';

const minutes = (tries: number, code?: number) => {
  const next = mailNext(tries, code);
  return next.status === 'retry' ? next.minutes : next.status;
};

describe('a mail that was refused', () => {
  it('[R11] waits longer each time, and is given up when the refusal is permanent', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(tries => minutes(tries, 451))).toEqual([30, 60, 120, 240, 480, 720, 720]);
    expect([minutes(1, 550), minutes(1, 421), minutes(1)]).toEqual(['dead', 30, 30]);
  });

  it('[R11] is tried eleven times more, the last time after 87.5 hours', () => {
    const waits = Array.from({ length: 20 }, (_, at) => minutes(at + 1)).filter(wait => typeof wait === 'number');
    expect(waits).toHaveLength(11);
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 60).toBe(87.5);
  });

  it('[R11] never waits less than before, and comes to an end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), tries => {
        const [now, next] = [minutes(tries), minutes(tries + 1)];
        expect(now === 'dead' ? next === 'dead' : next === 'dead' || next >= now).toBe(true);
      }),
    );
    expect(minutes(13)).toBe('dead');
  });
});
