import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRatedLot, type JudgedLot } from './rated-lot.ts';
import { isRightFirstTime } from './right-first-time.ts';

const judged: JudgedLot = { type: 'outgoing', round: 1, result: 'reject', isVoid: false };

it('[R96] original lots count once they are judged, before they left, as they were loaded or as they came', () => {
  const kinds = ['ipqc', 'sample', 'outgoing', 'final', 'iqc'] as const;
  expect(kinds.map(type => isRatedLot({ ...judged, type }))).toEqual([false, false, true, true, true]);
  expect(isRatedLot({ ...judged, round: 2 })).toBe(false);
  expect(isRatedLot({ ...judged, isVoid: true })).toBe(false);
  const { result: _, ...waived } = judged;
  expect(isRatedLot(waived)).toBe(false);
});

it('[R96] whether a lot counts does not hang on what its inspection came to', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ipqc', 'outgoing', 'final', 'iqc'),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (type, round, isVoid) => {
        const [good, bad] = (['accept', 'reject'] as const).map(result => isRatedLot({ type: type as 'iqc', round, isVoid, result }));
        expect(good).toBe(bad);
      },
    ),
  );
});

it('[R103] an invoice was right at first unless a line of it was off in price, pieces or tax', () => {
  expect(isRightFirstTime(['ok', 'tol', 'no_gr'])).toBe(true);
  for (const wrong of ['x_price', 'x_qty', 'x_tax'] as const) expect(isRightFirstTime(['ok', wrong])).toBe(false);
  expect(isRightFirstTime([])).toBeUndefined();
  const results = fc.constantFrom('ok', 'tol', 'x_price', 'x_qty', 'x_tax', 'no_gr', 'no_inv');
  fc.assert(
    fc.property(fc.array(results, { minLength: 1 }), results, (matches, more) => {
      // a further line never makes a wrong invoice right
      if (isRightFirstTime(matches as never) === false) expect(isRightFirstTime([...matches, more] as never)).toBe(false);
    }),
  );
});
