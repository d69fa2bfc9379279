import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abcProposal, type PlacedSku } from './abc-proposal.ts';

const placed = (sku: number, lines: number, seq: number): PlacedSku => ({ sku, lines, bin: 100 + seq, seq });
const someSkus = fc
  .array(fc.record({ lines: fc.nat(60), seq: fc.nat(400) }), { maxLength: 30 })
  .map(skus => skus.map(({ lines, seq }, at) => placed(at + 1, lines, seq)));
const rank = { A: 0, B: 1, C: 2 };

describe('[R19a] bins by class', () => {
  it('brings what leaves most often to the first bins, and leaves what lies right', () => {
    // 80 + 16 + 3 + 1 lines, whose shares begin at 0, 80, 96 and 99 %: A, B, C, C
    const proposed = abcProposal([placed(1, 80, 4), placed(2, 16, 2), placed(3, 3, 1), placed(4, 1, 3)]);
    expect(proposed.map(({ sku, class: abc, toSeq }) => [sku, abc, toSeq])).toEqual([
      [1, 'A', 1],
      [2, 'B', undefined],
      [3, 'C', 4],
      [4, 'C', undefined],
    ]);
  });

  it('shares the same bins, with A before B before C on the walk', () => {
    fc.assert(
      fc.property(someSkus, skus => {
        const proposed = abcProposal(skus);
        const after = proposed.map(({ seq, toSeq = seq, class: abc }) => ({ seq: toSeq, rank: rank[abc] }));
        expect(after.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(skus.map(({ seq }) => seq).toSorted((a, b) => a - b));
        for (const one of after) for (const other of after) if (one.rank < other.rank) expect(one.seq).toBeLessThanOrEqual(other.seq);
      }),
    );
  });

  it('proposes nothing more once it is followed, and does not depend on the order of its input', () => {
    fc.assert(
      fc.property(someSkus, skus => {
        const proposed = abcProposal(skus);
        expect(abcProposal(skus.toReversed())).toEqual(proposed);
        const followed = proposed.map(({ sku, lines, bin, seq, toBin = bin, toSeq = seq }) => ({ sku, lines, bin: toBin, seq: toSeq }));
        expect(abcProposal(followed).filter(({ toSeq, seq }) => toSeq !== undefined && toSeq !== seq)).toEqual([]);
      }),
    );
  });
});
