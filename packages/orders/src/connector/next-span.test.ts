import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFetchable, nextFetch, nextSpan } from './next-span.ts';

const at = (text: string) => new Date(`2026-03-${text}:00Z`);

it('[S1f] a span begins ten minutes before the end of the one before, and a shop begins with one day', () => {
  expect(nextSpan(at('02T08:00'), at('02T08:15'))).toEqual({ from: at('02T07:50'), to: at('02T08:15') });
  expect(nextSpan(at('02T08:00'), at('02T08:14'))).toBeUndefined();
  expect(nextSpan(undefined, at('02T08:00'))).toEqual({ from: at('01T08:00'), to: at('02T08:00') });
});

it('[S1f] a span has at most 31 days, and does not end after now', () => {
  const now = at('31T08:00');
  expect(isFetchable({ from: new Date('2026-02-28T08:00:00Z'), to: now }, now)).toBe(true);
  expect(isFetchable({ from: new Date('2026-02-28T07:59:00Z'), to: now }, now)).toBe(false);
  expect(isFetchable({ from: now, to: now }, now)).toBe(false);
  expect(isFetchable({ from: at('30T08:00'), to: at('31T08:01') }, now)).toBe(false);
});

it('[S1f] spans that follow each other leave no gap, however long the pauses are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 20 }), pauses => {
      let now = at('01T00:00');
      let fetchedTo: Date | undefined;
      for (const minutes of pauses) {
        now = new Date(now.getTime() + minutes * 60_000);
        const span = nextSpan(fetchedTo, now);
        if (!span) {
          expect(nextFetch(fetchedTo!) > now).toBe(true);
          continue;
        }
        expect(isFetchable(span, now)).toBe(true);
        if (fetchedTo) expect(span.from < fetchedTo).toBe(true);
        fetchedTo = span.to;
      }
    }),
  );
});
