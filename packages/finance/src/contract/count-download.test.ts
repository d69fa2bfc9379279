import fc from 'fast-check';
import { expect, it } from 'vitest';
import { downloadCounts } from './count-download.ts';

const start = Date.parse('2026-05-20T04:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);

/** At which seconds a download counts, of those that began at these, each reported so often. */
function counted(begun: readonly number[], reports = 1): readonly number[] {
  const counts: number[] = [];
  for (const second of begun)
    for (let report = 0; report < reports; report += 1) {
      const last = counts.at(-1);
      if (downloadCounts({ begun: at(second), ...(last === undefined ? {} : { counted: at(last) }) })) counts.push(second);
    }
  return counts;
}

it('[F12] two downloads in 10 seconds count once', () => {
  expect(counted([0, 10])).toEqual([0]);
});

it('[F12] a repeat is one within 60 seconds of the one that counted, not of another repeat', () => {
  expect(counted([0, 60])).toEqual([0]);
  expect(counted([0, 60.001])).toEqual([0, 60.001]);
  expect(counted([0, 50, 100])).toEqual([0, 100]);
});

it('[F12] nothing counts of which no reply began', () => {
  expect([downloadCounts({}), downloadCounts({ counted: at(0) })]).toEqual([false, false]);
});

it('[F12] what counts is more than 60 seconds apart, every other one is a repeat of it, and reports change nothing', () => {
  const moments = fc.array(fc.nat(600), { minLength: 1, maxLength: 30 }).map(seconds => seconds.toSorted((one, other) => one - other));
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 4 }), (begun, reports) => {
      const counts = counted(begun);
      expect(counts[0]).toBe(begun[0]);
      expect(counts.every((second, index) => index === 0 || second - counts[index - 1]! > 60)).toBe(true);
      expect(begun.every(second => counts.some(one => one <= second && second - one <= 60))).toBe(true);
      expect(counted(begun, reports)).toEqual(counts);
    }),
  );
});
