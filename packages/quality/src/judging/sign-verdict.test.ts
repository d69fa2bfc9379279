import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reopenRefusals, type ReopenedLot } from './reopen-verdict.ts';
import { inspectorRefusals, needsReview, reviewRefusals } from './sign-verdict.ts';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

it('[Q28] a critical defect, or a sample of 200 and more, asks for the signature of another person', () => {
  const waits = (criticalFound: number, sampleSize: number) => needsReview({ criticalFound, sampleSize });
  expect([waits(0, 199), waits(0, 200), waits(1, 2)]).toEqual([false, true, true]);
  expect([codes(reviewRefusals(7, 7)), codes(reviewRefusals(7, 8)), codes(reviewRefusals(undefined, 8))]).toEqual([
    ['SAME_PERSON'],
    [],
    [],
  ]);
});

it('[Q28a] a lot is recorded and judged by its inspector, or by whoever may judge for others', () => {
  const judge = (inspector: number | undefined, user: number, mayJudgeAny = false) =>
    codes(inspectorRefusals(inspector, { user, mayJudgeAny }));
  expect([judge(7, 7), judge(7, 8), judge(7, 8, true), judge(undefined, 8)]).toEqual([[], ['NOT_INSPECTOR'], [], ['NOT_INSPECTOR']]);
});

it('[Q28b] nothing is judged again that was disposed of or shipped, nor from a unit that was not recorded', () => {
  const lot: ReopenedLot = { isDisposed: false, released: 500, recorded: 50, line: { passed: 700, shipped: 200 } };
  const refused = (more: Partial<ReopenedLot>, fromUnit = 1) => codes(reopenRefusals({ ...lot, ...more }, fromUnit));
  expect([refused({}), refused({}, 50), refused({}, 51), refused({}, 0)]).toEqual([[], [], ['UNITS'], ['UNITS']]);
  expect([refused({ isDisposed: true }), refused({ line: { passed: 700, shipped: 201 } }), refused({ line: undefined })]).toEqual([
    ['DISPOSED'],
    ['SHIPPED'],
    [],
  ]);
});

it('[Q28b] what is judged again leaves its line with no more shipped than has passed', () => {
  const pieces = fc.nat(1000);
  fc.assert(
    fc.property(pieces, pieces, pieces, (before, released, shipped) => {
      const passed = before + released;
      fc.pre(shipped <= passed);
      const refused = reopenRefusals({ isDisposed: false, released, recorded: 1, line: { passed, shipped } }, 1);
      expect(refused.length === 0).toBe(passed - released >= shipped);
    }),
  );
});
