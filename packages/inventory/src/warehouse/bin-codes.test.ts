import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binBlocks } from '../testing.ts';
import { type BinBlock, binCodes, binCount, mostBins } from './bin-codes.ts';

const block = (given: Partial<BinBlock> = {}): BinBlock => ({
  prefix: 'P',
  aisles: { from: 1, to: 3 },
  racks: { from: 1, to: 10 },
  levels: { from: 1, to: 4 },
  positions: { from: 1, to: 2 },
  serpentine: false,
  ...given,
});
const made = (given: BinBlock) => {
  const result = binCodes(given);
  return result.ok ? result.value : [];
};
const codesOf = (given: BinBlock) => made(given).map(({ binCode }) => binCode);

describe('the bins of a block', () => {
  it('[B28] area P, aisles 01–03, racks 01–10, levels 1–4, positions 1–2 are 240 bins in walking order', () => {
    const codes = codesOf(block());
    expect([codes.length, codes[0], codes.at(-1)]).toEqual([240, 'P-01-01-1-1', 'P-03-10-4-2']);
  });

  it('[B28] levels 1–5 are 60 more, and the 240 are among them', () => {
    const [before, after] = [codesOf(block()), codesOf(block({ levels: { from: 1, to: 5 } }))];
    expect([after.length, before.filter(code => after.includes(code)).length]).toEqual([300, 240]);
  });

  it('[B28] serpentine walks every second aisle back', () => {
    const codes = codesOf(
      block({
        aisles: { from: 1, to: 2 },
        racks: { from: 1, to: 3 },
        levels: { from: 1, to: 1 },
        positions: { from: 1, to: 1 },
        serpentine: true,
      }),
    );
    expect(codes).toEqual(['P-01-01-1-1', 'P-01-02-1-1', 'P-01-03-1-1', 'P-02-03-1-1', 'P-02-02-1-1', 'P-02-01-1-1']);
  });

  it('[B28] none, and more than 20,000, are refused', () => {
    const answer = (given: BinBlock) => {
      const result = binCodes(given);
      return result.ok ? result.value.length : result.refusal.code;
    };
    expect(answer(block({ racks: { from: 2, to: 1 } }))).toBe('NO_BINS');
    expect(answer(block({ aisles: { from: 1, to: 50 }, racks: { from: 1, to: 50 } }))).toBe(mostBins);
    expect(answer(block({ aisles: { from: 1, to: 51 }, racks: { from: 1, to: 50 } }))).toBe('TOO_MANY_BINS');
  });

  it('[B28] are as many as the product, each code once, numbered without a gap', () => {
    fc.assert(
      fc.property(binBlocks(), given => {
        const bins = made(given);
        expect(bins).toHaveLength(binCount(given));
        expect(new Set(bins.map(({ binCode }) => binCode)).size).toBe(bins.length);
        expect(bins.map(({ seq }) => seq)).toEqual(bins.map((_, at) => at + 1));
      }),
    );
  });

  it('[B28] are the same bins whichever way they are walked', () => {
    fc.assert(
      fc.property(binBlocks(), given => {
        expect(codesOf({ ...given, serpentine: true }).toSorted()).toEqual(codesOf({ ...given, serpentine: false }).toSorted());
      }),
    );
  });
});
