import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPatrol, patrolsGoOn, plannedPoints, producedShare } from './planned-checks.ts';
import {
  correctionRefusals,
  firstArticleRefusals,
  itemConforms,
  mildestVerdict,
  processVerdicts,
  verdictRefusals,
} from './process-verdict.ts';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

it('[Q32] patrols of 1,000 pieces are due at 200, 500 and 800', () => {
  expect([plannedPoints(1000), plannedPoints(3), plannedPoints(1)]).toEqual([[200, 500, 800], [1, 2, 3], [1]]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), wanted => {
      const points = plannedPoints(wanted);
      expect(points).toEqual(points.toSorted((one, other) => one - other));
      expect(points.every(point => point >= 1 && point <= wanted)).toBe(true);
    }),
  );
});

it('[Q33] production is a share of the pieces wanted, and patrols follow each other by two hours while it lasts', () => {
  expect([producedShare(200, 1000), producedShare(1, 3), producedShare(1200, 1000), producedShare(0, 0)]).toEqual([
    '20',
    '33.3',
    '100',
    undefined,
  ]);
  expect(nextPatrol(new Date('2026-05-20T23:10:00Z')).toISOString()).toBe('2026-05-21T01:10:00.000Z');
  const check = { stage: 'patrol', verdict: 'continue', produced: 500, wanted: 1000 } as const;
  expect([
    patrolsGoOn(check),
    patrolsGoOn({ ...check, verdict: 'correct' }),
    patrolsGoOn({ ...check, verdict: 'stop' }),
    patrolsGoOn({ ...check, stage: 'last' }),
    patrolsGoOn({ ...check, produced: 1000 }),
  ]).toEqual([true, true, false, false, false]);
});

it('[Q34] a first article needs every dimension and function item of its standard', () => {
  const standard = [
    { checkGroup: 'dim', item: 'Hole distance' },
    { checkGroup: 'func', item: 'Seal' },
    { checkGroup: 'look', item: 'Surface' },
  ];
  expect(codes(firstArticleRefusals('first', standard, standard.slice(0, 1)))).toEqual(['MISSING_ITEM']);
  expect(firstArticleRefusals('first', standard, standard.slice(0, 2))).toEqual([]);
  expect(firstArticleRefusals('patrol', standard, [])).toEqual([]);
});

it('[Q35] a verdict is never milder than what was found, and names the problem', () => {
  const limits = { lower: '24.9' as Decimal, upper: '25.1' as Decimal };
  const measured = (value: string) => itemConforms({ measured: value as Decimal }, limits);
  expect([measured('25.1'), measured('25.11'), itemConforms({ conforms: false }, limits)]).toEqual([true, false, false]);
  const check = { checkedUnits: 5, foundUnits: 0, failedItems: 1, verdict: 'continue' } as const;
  expect(codes(verdictRefusals(check))).toEqual(['TOO_MILD']);
  expect(codes(verdictRefusals({ ...check, verdict: 'correct' }))).toEqual(['NO_PROBLEM']);
  expect(verdictRefusals({ ...check, verdict: 'correct', problem: 'Hole 0.2 mm off' })).toEqual([]);
  expect(codes(verdictRefusals({ ...check, foundUnits: 6, verdict: 'stop', problem: 'Burrs' }))).toEqual(['FOUND']);
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.constantFrom(...processVerdicts), (units, items, verdict) => {
      const refused = codes(verdictRefusals({ checkedUnits: 9, foundUnits: units, failedItems: items, verdict, problem: 'x' }));
      const isMild = processVerdicts.indexOf(verdict) < processVerdicts.indexOf(mildestVerdict({ units, items }));
      expect(refused.includes('TOO_MILD')).toBe(isMild);
    }),
  );
});

it('[Q36] outgoing inspection is not requested while a corrective action is open', () => {
  expect(correctionRefusals([])).toEqual([]);
  expect(correctionRefusals(['IP1'])).toMatchObject([{ code: 'CORRECTION_OPEN', field: 'orderLine' }]);
});
