import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raise, type RaisedBefore } from './raise.ts';

const minute = 60_000;

/** Raises a message at each of these moments and answers the counters of the messages that came of it. */
function countersOf(moments: readonly number[], window: number): readonly number[] {
  const messages: RaisedBefore[] = [];
  for (const now of moments) {
    const raised = raise(messages.at(-1), now, window);
    if (raised.kind === 'new') messages.push({ at: now, counter: 1 });
    else messages[messages.length - 1] = { at: messages.at(-1)!.at, counter: raised.counter };
  }
  return messages.map(({ counter }) => counter);
}

describe('the same message again', () => {
  it('[M6] 5 times in 60 minutes with a window of 120 is one message, counter 5', () => {
    expect(
      countersOf(
        [0, 15, 30, 45, 60].map(at => at * minute),
        120,
      ),
    ).toEqual([5]);
  });

  it('[M6] comes again when the window of the first one is over, however often it came meanwhile', () => {
    expect(
      countersOf(
        [0, 60, 119.9, 120, 121].map(at => at * minute),
        120,
      ),
    ).toEqual([3, 2]);
  });

  it('[M6] always comes again without a window', () => {
    expect(countersOf([0, 0, 1], 0)).toEqual([1, 1, 1]);
  });

  it('[M6] is never lost: the counters add up to how often it was raised', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000 * minute)), fc.nat(1440), (moments, window) => {
        const counters = countersOf(
          moments.toSorted((one, other) => one - other),
          window,
        );
        expect(counters.reduce((sum, counter) => sum + counter, 0)).toBe(moments.length);
      }),
    );
  });

  it('[M6] two messages are never closer than the window', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1440), (first, later, window) => {
        const raised = raise({ at: first, counter: 1 }, first + later, window);
        expect(raised.kind === 'new').toBe(later >= window * minute);
      }),
    );
  });
});
