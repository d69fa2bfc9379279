import fc from 'fast-check';
import { expect, it } from 'vitest';
import { severities } from '../sampling/plan.ts';
import { steadyRefusals } from './approvals.ts';
import { countLot, countsForSwitching, type FoundClass, judgedLot } from './counted-lot.ts';
import { stoppedRefusals } from './stopped-inspection.ts';
import { reasonByLot } from './switch-reason.ts';
import { freshState } from './switch-state.ts';

const major = (found: number): FoundClass => ({ defectClass: 'major', aql: '2.5', useLetter: 'J', accept: 5, found });
const minor = (found: number): FoundClass => ({ ...major(found), defectClass: 'minor', aql: '4', accept: 7 });

it('[Q22] a lot counts by its plan and the next tighter acceptance number; where no defect is accepted there is none', () => {
  expect(judgedLot(major(4))).toEqual({ round: 1, isAccepted: true, accept: 5, found: 4, tighterAccept: 3 });
  expect(judgedLot({ aql: 'zero', useLetter: 'J', accept: 0, found: 1 })).toEqual({ round: 1, isAccepted: false, accept: 0, found: 1 });
});

it('[Q22] original lots count, re-inspections and patrols do not', () => {
  const counts = (type: string, round = 1) => countsForSwitching({ type, round });
  expect([counts('outgoing'), counts('iqc'), counts('final'), counts('ipqc'), counts('outgoing', 2)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('[Q6] [Q22] each class switches by itself', () => {
  const states = new Map([
    ['major', { ...freshState('normal'), lastLots: [false, true] }],
    ['minor', freshState('reduced')],
  ] as const);
  const counted = countLot(states, [major(6), minor(0), { ...minor(0), defectClass: 'critical', aql: 'zero', accept: 0 }]);
  expect(counted.map(({ defectClass, after }) => [defectClass, after.severity, after.score])).toEqual([
    ['major', 'tightened', 0],
    ['minor', 'reduced', 0],
    ['critical', 'normal', 2],
  ]);
});

it('[Q6] each change of severity by a lot has the clause that it met', () => {
  expect([
    reasonByLot('normal', 'normal'),
    reasonByLot('normal', 'tightened'),
    reasonByLot('tightened', 'normal'),
    reasonByLot('tightened', 'discontinued'),
    reasonByLot('reduced', 'normal'),
  ]).toEqual(['none', 'twoRejected', 'fiveAccepted', 'fiveRejected', 'reducedRejected']);
});

it('[Q23] nothing is begun or accepted while a class is discontinued, and everything otherwise', () => {
  const severity = fc.constantFrom(...severities);
  fc.assert(
    fc.property(severity, severity, (one, other) => {
      const refused = stoppedRefusals(new Map([['major', one] as const, ['minor', other] as const]));
      expect(refused.map(({ code }) => code)).toEqual(one === 'discontinued' || other === 'discontinued' ? ['DISCONTINUED'] : []);
    }),
  );
  expect(stoppedRefusals(new Map([['minor', 'discontinued']]))[0]!.message.zh).toContain('次要缺陷');
});

it('[Q24] reduced inspection needs production that is confirmed to be steady', () => {
  expect([steadyRefusals(false).map(({ code }) => code), steadyRefusals(true)]).toEqual([['NOT_STEADY'], []]);
});
