import type { RecordValues } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyLines, type ChangeLine } from '../change/diff.ts';
import { type Approval, refuseDeputy, standsInFor, voteOf } from './approval.ts';
import { decide, refuseReason, withdraw } from './decide.ts';
import type { RequestState } from './request-state.ts';

const [requester, anna, boris, chen, dora] = [1, 2, 3, 4, 5];
const vote = (voter: Parameters<typeof voteOf>[1], approvals: readonly Approval[] = []) => {
  const found = voteOf({ createdBy: requester, approvals }, voter);
  return found.ok ? found.value : found.refusal.code;
};

describe('a vote', () => {
  it('[A12] is one’s own for an approver, and that of whom one stands in for otherwise', () => {
    expect(vote({ by: anna, isApprover: true, standsInFor: [boris] })).toEqual({ by: anna, inNameOf: anna });
    expect(vote({ by: dora, isApprover: false, standsInFor: [anna] })).toEqual({ by: dora, inNameOf: anna });
    expect(vote({ by: dora, isApprover: false })).toBe('NOT_APPROVER');
  });

  it('[A12] of a deputy of several is in the name of whom they choose, so that the second approval stays possible', () => {
    const of = (inNameOf?: number, approvals: readonly Approval[] = []) =>
      vote({ by: dora, isApprover: false, standsInFor: [boris, anna], ...(inNameOf === undefined ? {} : { inNameOf }) }, approvals);
    expect([of(), of(boris), of(anna)]).toEqual(['CHOOSE_APPROVER', { by: dora, inNameOf: boris }, { by: dora, inNameOf: anna }]);
    expect([of(chen), of(requester)]).toEqual(['NOT_APPROVER', 'NOT_APPROVER']);
    // Anna is the only one who can approve beside her deputy
    expect(of(boris, [{ by: anna, inNameOf: anna }])).toEqual({ by: dora, inNameOf: boris });
    expect([of(undefined, [{ by: anna, inNameOf: anna }]), of(anna, [{ by: anna, inNameOf: anna }])]).toEqual([
      { by: dora, inNameOf: boris },
      'APPROVED',
    ]);
  });

  it('[A3] is neither that of who asked, nor in their name, nor by them for another', () => {
    expect(vote({ by: requester, isApprover: true })).toBe('OWN_REQUEST');
    expect(vote({ by: requester, isApprover: false, standsInFor: [anna] })).toBe('OWN_REQUEST');
    expect(vote({ by: dora, isApprover: false, standsInFor: [requester] })).toBe('OWN_REQUEST');
  });

  it('[A12] counts a person once, whether they decide themselves, for another, or another for them', () => {
    const given = [{ by: dora, inNameOf: anna }];
    expect(vote({ by: anna, isApprover: true }, given)).toBe('APPROVED');
    expect(vote({ by: dora, isApprover: true }, given)).toBe('APPROVED');
    expect(vote({ by: dora, isApprover: false, standsInFor: [boris] }, given)).toBe('APPROVED');
    expect(vote({ by: chen, isApprover: false, standsInFor: [anna] }, given)).toBe('APPROVED');
    expect(vote({ by: chen, isApprover: false, standsInFor: [anna, boris] }, given)).toEqual({ by: chen, inNameOf: boris });
  });
});

describe('a deputy', () => {
  const week = { approver: anna, deputy: dora, from: '2026-05-18', to: '2026-05-24' };

  it('[A13] stands in from the first to the last day', () => {
    const on = (day: string) => standsInFor([week, { ...week, approver: boris, to: '2026-05-19' }], dora, day);
    expect([on('2026-05-17'), on('2026-05-18'), on('2026-05-24'), on('2026-05-25')]).toEqual([[], [anna, boris], [anna], []]);
    expect(standsInFor([week], chen, '2026-05-20')).toEqual([]);
  });

  it('[A13] is somebody else, for days that are still to come, a year at most', () => {
    const refused = (given: object) => refuseDeputy({ ...week, ...given }, '2026-05-20')?.code;
    expect([refused({}), refused({ to: '2026-05-20' }), refused({ to: '2027-05-19' })]).toEqual([undefined, undefined, undefined]);
    expect([
      refused({ deputy: anna }),
      refused({ to: '2026-05-17' }),
      refused({ to: '2026-05-19' }),
      refused({ to: '2027-05-20' }),
    ]).toEqual(['OWN_DEPUTY', 'RANGE', 'RANGE', 'RANGE']);
  });
});

it('[A14] a change of fields under approval says why, in 5 characters or more', () => {
  expect(refuseReason('供应商五月调价')).toBeUndefined();
  expect([undefined, '', '  no  '].map(reason => refuseReason(reason)?.code)).toEqual(['REASON', 'REASON', 'REASON']);
});

interface Step {
  readonly event: 'approve' | 'reject' | 'withdraw' | 'edit';
  readonly by: number;
  /** For whom a deputy of several decides. */
  readonly inNameOf?: number | undefined;
}

const people = [requester, anna, boris, chen, dora];
const approvers = [requester, anna, boris, chen];
const metas = { price: { kind: 'number' } } as const;
const lines: readonly ChangeLine[] = [{ field: 'price', before: '100', after: '108' }];
const steps = fc.array(
  fc.record<Step>({
    event: fc.constantFrom('approve', 'approve', 'approve', 'reject', 'withdraw', 'edit'),
    by: fc.constantFrom(...people),
    inNameOf: fc.constantFrom(undefined, ...people),
  }),
  { maxLength: 12 },
);

/** Plays events over a request as a server does: one after the other, each over what the ones before left. */
function play(events: readonly Step[], minApprovers: number, standing: ReadonlyMap<number, readonly number[]>) {
  let state: RequestState = 'pending';
  let record: RecordValues = { price: '100' };
  const approvals: Approval[] = [];
  const ends: RequestState[] = [];
  const applied: { readonly over: RecordValues; readonly given: RecordValues }[] = [];
  for (const { event, by, inNameOf } of events) {
    if (event === 'edit') {
      record = { price: by % 2 === 0 ? '100.00' : '101' };
      continue;
    }
    if (event === 'withdraw') {
      const withdrawn = withdraw({ state, createdBy: requester }, by);
      if (withdrawn.ok) ends.push((state = withdrawn.value));
      continue;
    }
    const voter = {
      by,
      isApprover: approvers.includes(by),
      standsInFor: standing.get(by) ?? [],
      ...(inNameOf === undefined ? {} : { inNameOf }),
    };
    const decided = decide(
      { state, createdBy: requester, lines, minApprovers, approvals },
      { ...voter, decision: event, comment: 'no, sorry' },
      record,
      metas,
    );
    if (!decided.ok) continue;
    if (event === 'approve' && decided.value.state !== 'conflict') approvals.push(decided.value.vote);
    if (decided.value.state !== 'pending') ends.push((state = decided.value.state));
    if (decided.value.state === 'approved') {
      applied.push({ over: record, given: applyLines(record, lines) });
      record = applied[0]!.given;
    }
  }
  return { state, record, approvals, ends, applied };
}

describe('whatever people do in whatever order', () => {
  const standing = fc.record({ dora: fc.subarray([requester, anna, boris]), chen: fc.subarray([anna, requester]) });

  it('[A5, A11] a request leaves pending once at most, and is applied once at most, over the record as it then stood', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 3 }), standing, (events, minApprovers, { dora: ofDora, chen: ofChen }) => {
        const { state, ends, applied } = play(
          events,
          minApprovers,
          new Map([
            [dora, ofDora],
            [chen, ofChen],
          ]),
        );
        expect(ends.length).toBe(state === 'pending' ? 0 : 1);
        expect(applied.length).toBe(state === 'approved' ? 1 : 0);
        for (const { over, given } of applied) expect([Number(over['price']), given]).toEqual([100, applyLines(over, lines)]);
      }),
      { numRuns: 2000 },
    );
  });

  it('[A3, A11, A12] what is applied was approved by as many different people as it needed, and who asked is none of them', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 3 }), standing, (events, minApprovers, { dora: ofDora, chen: ofChen }) => {
        const { state, approvals } = play(
          events,
          minApprovers,
          new Map([
            [dora, ofDora],
            [chen, ofChen],
          ]),
        );
        expect(new Set(approvals.map(({ by }) => by)).size).toBe(approvals.length);
        expect(new Set(approvals.map(({ inNameOf }) => inNameOf)).size).toBe(approvals.length);
        expect(approvals.flatMap(({ by, inNameOf }) => [by, inNameOf])).not.toContain(requester);
        if (state === 'approved') expect(approvals.length).toBe(minApprovers);
        else expect(approvals.length).toBeLessThan(minApprovers);
      }),
      { numRuns: 2000 },
    );
  });

  it('[A11] two of two approve: the first leaves it pending, the second applies it; one of them rejects: nothing is applied', () => {
    const by = (event: Step['event'], person: number): Step => ({ event, by: person });
    const none = new Map<number, readonly number[]>();
    expect(play([by('approve', anna)], 2, none)).toMatchObject({ state: 'pending', record: { price: '100' } });
    expect(play([by('approve', anna), by('approve', anna)], 2, none)).toMatchObject({ state: 'pending', approvals: [{ by: anna }] });
    expect(play([by('approve', anna), by('approve', boris)], 2, none)).toMatchObject({ state: 'approved', record: { price: '108' } });
    expect(play([by('approve', anna), by('reject', boris)], 2, none)).toMatchObject({ state: 'rejected', record: { price: '100' } });
    expect(play([by('approve', anna), by('reject', anna)], 2, none)).toMatchObject({ state: 'rejected' });
  });
});
