import fc from 'fast-check';
import type { BinBlock, BinRange } from './warehouse/bin-codes.ts';

const range = (most: number): fc.Arbitrary<BinRange> =>
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: most - 1 })).map(([from, more]) => ({ from, to: from + more }));

/** Any block of bins that is small enough to be made at once. */
export const binBlocks = (): fc.Arbitrary<BinBlock> =>
  fc.record({
    prefix: fc.stringMatching(/^[A-Z][A-Z0-9]{0,4}$/),
    aisles: range(6),
    racks: range(12),
    levels: range(5),
    positions: range(3),
    serpentine: fc.boolean(),
  });

export { memoryLedger, valueOf } from './testing/memory-ledger.ts';
export { type LedgerStep, ledgerSteps, type StepPlaces, type StepTaker, stepTaker } from './testing/ledger-steps.ts';
