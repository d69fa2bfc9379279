import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CartonLine, type CartonRow, takeCartons } from './take-cartons.ts';

const line = (key: string, cartons: number, more: Partial<CartonLine> = {}): CartonLine => ({
  key,
  sku: 1,
  cartonQty: 20,
  cartons,
  loose: 0,
  ready: 200,
  suggested: cartons,
  ...more,
});
const plan = [line('US-W', 7), line('DE-N', 1), line('UK-M', 2)];
const codes = ({ refusals }: ReturnType<typeof takeCartons>) => refusals.map(refusal => refusal?.code);
const cartonsOf = ({ lines }: ReturnType<typeof takeCartons>) => lines.map(({ cartons }) => cartons);

it('[DL8] a bad row leaves its suggested value and is reported; the others are applied', () => {
  const taken = takeCartons(plan, [
    { key: 'US-W', cartons: 6, reason: 'less sold' },
    { key: 'DE-N', cartons: 2 },
    { key: 'UK-M', cartons: 3, reason: 'promotion' },
    { key: 'FR-L', cartons: 1, reason: 'new' },
    { key: 'UK-M', cartons: 1, reason: 'again' },
  ]);
  expect(codes(taken)).toEqual([undefined, 'REASON', undefined, 'NOT_ON_PLAN', 'REPEATED']);
  expect(cartonsOf(taken)).toEqual([6, 1, 3]);
  expect(taken.lines.map(({ reason }) => reason)).toEqual(['less sold', undefined, 'promotion']);
});

it('[DL8] takes no more than stands ready, and frees before it fills', () => {
  const more = { key: 'DE-N', cartons: 2, reason: 'promotion' };
  expect(takeCartons(plan, [more]).refusals[0]?.message.en).toBe('Exceeds supply by 20');
  const freed = takeCartons(plan, [more, { key: 'US-W', cartons: 6, reason: 'less sold' }]);
  expect([codes(freed), cartonsOf(freed)]).toEqual([
    [undefined, undefined],
    [6, 2, 2],
  ]);
});

it('[DL8] a reason goes with what it explained: back to the suggestion it falls away, unchanged it stays', () => {
  const manual = [line('US-W', 6, { suggested: 7, reason: 'less sold' })];
  expect(takeCartons(manual, [{ key: 'US-W', cartons: 6 }]).lines).toEqual(manual);
  expect(takeCartons(manual, [{ key: 'US-W', cartons: 7, reason: 'as agreed' }]).lines[0]).toEqual(line('US-W', 7));
  expect(codes(takeCartons(manual, [{ key: 'US-W', cartons: 5 }]))).toEqual(['REASON']);
});

const keys = ['A', 'B', 'C', 'D'] as const;
const anyLines = fc
  .tuple(fc.nat(400), fc.integer({ min: 1, max: 30 }), fc.array(fc.tuple(fc.nat(9), fc.nat(5)), { minLength: 4, maxLength: 4 }))
  .map(([ready, cartonQty, each]) => each.map(([cartons, loose], at) => line(keys[at]!, cartons, { ready, cartonQty, loose })));
const anyRows = fc.array(
  fc.record<CartonRow>({ key: fc.constantFrom(...keys, 'Z'), cartons: fc.nat(20) }).map(row => ({ ...row, reason: 'because' })),
  { maxLength: 8 },
);
const pieces = (lines: readonly CartonLine[]) => lines.reduce((sum, { cartons, cartonQty, loose }) => sum + cartons * cartonQty + loose, 0);

it('[DL8] never more than stands ready unless it was so before; a refused row changes nothing; a file taken in twice changes nothing more', () => {
  fc.assert(
    fc.property(anyLines, anyRows, (lines, rows) => {
      const taken = takeCartons(lines, rows);
      expect(pieces(taken.lines)).toBeLessThanOrEqual(Math.max(lines[0]!.ready, pieces(lines)));
      for (const [at, { key, cartons }] of lines.entries()) {
        const row = rows.find((each, place) => each.key === key && taken.refusals[place] === undefined);
        expect(taken.lines[at]!.cartons).toBe(row?.cartons ?? cartons);
      }
      const good = rows.filter((_, at) => taken.refusals[at] === undefined);
      expect(takeCartons(taken.lines, good)).toEqual({ lines: taken.lines, refusals: good.map(() => undefined) });
    }),
  );
});
