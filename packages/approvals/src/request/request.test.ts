import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyLines, diff } from '../change/diff.ts';
import { requestStates, sampleMetas, sampleRecords } from '../testing.ts';
import { type ChangeRequest, decide, type Decision, waitingAlready, withdraw } from './decide.ts';
import { requestNumber, shownNumber } from './request-number.ts';
import { requestTransition } from './request-state.ts';

const request: ChangeRequest = { state: 'pending', createdBy: 7, lines: [{ field: 'price', before: '100', after: '108' }] };
const approval: Decision = { by: 9, isApprover: true, decision: 'approve' };
const outcome = (given: Partial<ChangeRequest>, decision: Partial<Decision>, current: object = { price: '100.0' }) => {
  const decided = decide({ ...request, ...given }, { ...approval, ...decision }, current as never, sampleMetas);
  return decided.ok ? decided.value.state : decided.refusal.code;
};

describe('decisions', () => {
  it('[A3] another approver approves; who asked does not, nor does who is no approver', () => {
    expect(outcome({}, {})).toBe('approved');
    expect(outcome({}, { by: 7 })).toBe('OWN_REQUEST');
    expect(outcome({}, { by: 7, decision: 'reject', comment: 'too expensive' })).toBe('OWN_REQUEST');
    expect(outcome({}, { isApprover: false })).toBe('NOT_APPROVER');
  });

  it('[A3] a rejection says why', () => {
    expect(outcome({}, { decision: 'reject', comment: '  no  ' })).toBe('COMMENT');
    expect(outcome({}, { decision: 'reject', comment: '价格过高了' })).toBe('rejected');
    expect(outcome({}, { decision: 'reject', comment: '价格过高了' }, { price: '101' })).toBe('rejected');
  });

  it('[A4] a price that became 101 meanwhile is a conflict', () => {
    expect(outcome({}, {}, { price: '101' })).toBe('conflict');
    expect(outcome({}, {}, {})).toBe('conflict');
  });

  it('[A5] is made once: whatever was decided stays', () => {
    fc.assert(
      fc.property(requestStates(), fc.constantFrom('approve', 'reject', 'withdraw', 'baseChanged'), (state, event) => {
        expect(requestTransition(state, event).ok).toBe(state === 'pending');
      }),
    );
    expect(outcome({ state: 'rejected' }, {})).toBe('DECIDED');
  });

  it('[A5] only who asked takes a request back', () => {
    expect(withdraw(request, 7)).toEqual({ ok: true, value: 'withdrawn' });
    expect(withdraw(request, 9)).toMatchObject({ refusal: { code: 'NOT_OWN' } });
    expect(withdraw({ ...request, state: 'approved' }, 7)).toMatchObject({ refusal: { code: 'DECIDED' } });
  });

  it('[A3, A4] nobody ever approves what they asked for, and what is approved applies to the record as it stands', () => {
    fc.assert(
      fc.property(sampleRecords(), sampleRecords(), sampleRecords(), fc.nat(3), fc.boolean(), (before, after, current, by, isApprover) => {
        const lines = diff(before, after, sampleMetas);
        const decided = decide({ state: 'pending', createdBy: 1, lines }, { ...approval, by, isApprover }, current, sampleMetas);
        if (!decided.ok || decided.value.state !== 'approved') return;
        expect([by === 1, isApprover]).toEqual([false, true]);
        expect(diff(applyLines(current, lines), current, sampleMetas).map(({ field }) => field)).toEqual(lines.map(({ field }) => field));
      }),
    );
  });
});

describe('requests', () => {
  it('[A6] a field waits for one at a time', () => {
    const pending = [{ requestNo: 'CR2603020001', fields: ['price'] }];
    expect(waitingAlready(['price', 'name'], pending)).toEqual([
      { code: 'PENDING', field: 'price', message: { zh: 'CR2603020001审批中', en: 'CR2603020001 is pending' } },
    ]);
    expect(waitingAlready(['name'], pending)).toEqual([]);
  });

  it('[A9] are numbered by day, and shown in groups', () => {
    expect([requestNumber('2026-03-02', 1), requestNumber('2026-03-02', 9999)]).toEqual(['CR2603020001', 'CR2603029999']);
    expect(() => requestNumber('2026-03-02', 10_000)).toThrow(RangeError);
    expect([shownNumber('CR2603020001'), shownNumber('PO1')]).toEqual(['CR-260-302-0001', 'PO1']);
  });
});
