import fc from 'fast-check';
import { expect, it } from 'vitest';
import { binCodes } from './bin-codes.ts';
import { binPattern, previewPattern } from './bin-pattern.ts';

const codes = (pattern: string) => {
  const block = binPattern('P', pattern);
  const made = block.ok ? binCodes(block.value) : block;
  return made.ok ? made.value.map(({ binCode }) => binCode) : made.refusal.code;
};

it('[W11] pattern A01-B01..B10-L1..L4 makes 40 bins', () => {
  const made = codes('A01-B01..B10-L1..L4');
  expect(made).toHaveLength(40);
  expect([made[0], made.at(-1)]).toEqual(['P-01-01-1-1', 'P-01-10-4-1']);
  expect(previewPattern({ pattern: 'a01-b01..10-l1..4' }).map(({ text }) => text)).toEqual(['40', '∗-01-01-1-1', '∗-01-10-4-1']);
});

it('[W11] anything else, nothing and more than 2,000 are refused', () => {
  expect(codes('P01-B01-L1')).toBe('BIN_PATTERN');
  expect(codes('A02..A01-B01-L1')).toBe('BIN_PATTERN');
  expect(codes('A01..A20-B01..B25-L1..L4')).toHaveLength(2000);
  expect(codes('A01..A21-B01..B25-L1..L4')).toBe('TOO_MANY_BINS');
  expect(previewPattern({ pattern: 'x' })[0]?.missing).toBe(true);
  expect(previewPattern({})).toEqual([]);
});

it('[W11] as many bins as the ranges say, each code once', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (bays, levels, positions) => {
        const made = codes(`A01-B1..B${bays}-L1..L${levels}-P1..P${positions}`);
        expect(new Set(made).size).toBe(bays * levels * positions);
      },
    ),
  ));
