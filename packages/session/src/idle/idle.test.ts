import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idleLeft, idleLimit, isIdle } from './idle.ts';

describe('idle time', () => {
  it('[N5] [spec 9.4] ends after two hours', () => {
    expect(isIdle(0, 7_199_999)).toBe(false);
    expect(isIdle(0, 7_200_000)).toBe(true);
    expect(idleLeft(0, 7_000_000)).toBe(200_000);
  });

  it('[N5] is over exactly when nothing of it is left', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(2 * idleLimit), (last, passed) => {
        expect(isIdle(last, last + passed)).toBe(idleLeft(last, last + passed) === 0);
      }),
    );
  });
});
