import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterTry, mostTries, type MailOutcome } from './next-try.ts';

describe('[M10] what becomes of a mail', () => {
  it('is put off four times, longer each time, and then has failed', () => {
    expect([1, 2, 3, 4, 5].map(tried => afterTry(tried, 'later'))).toEqual([
      ...[1, 5, 30, 120].map(minutes => ({ state: 'waiting', minutes })),
      { state: 'failed' },
    ]);
  });

  it('has failed at once where it was refused, or where nobody knows', () => {
    expect(afterTry(1, 'refused')).toEqual({ state: 'failed' });
    expect(afterTry(1, 'unknown')).toEqual({ state: 'failed' });
  });

  it('is handed over once at most, whatever the tries answer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<MailOutcome>('taken', 'later', 'refused', 'unknown'), { minLength: mostTries, maxLength: 20 }),
        outcomes => {
          let tried = 0;
          let mayHaveGone = 0;
          for (const outcome of outcomes) {
            tried++;
            if (outcome === 'taken' || outcome === 'unknown') mayHaveGone++;
            if (afterTry(tried, outcome).state !== 'waiting') break;
          }
          expect(tried).toBeLessThanOrEqual(mostTries);
          expect(mayHaveGone).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
