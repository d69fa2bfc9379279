import { expect, it } from 'vitest';
import { changeTrail, orderTrail } from './trail-of.ts';

const now = '2026-05-20T10:30:00Z';
const submitted = { applicant: 3, submittedAt: '2026-05-20T01:00:00Z', levels: 3, state: 'approving' };

it('[R6c] says who approved on which level, how long each took, and which level is due', () => {
  const approvals = [{ level: 1, approver: 5, approvedAt: '2026-05-20T04:30:00Z' }];
  expect(orderTrail({ ...submitted, approvals }, now)).toEqual([
    { kind: 'submitted', by: 3, at: '2026-05-20T01:00:00Z' },
    { kind: 'approved', level: 1, by: 5, at: '2026-05-20T04:30:00Z', hours: 3 },
    { kind: 'due', level: 2, hours: 6 },
    { kind: 'later', level: 3 },
  ]);
  expect(orderTrail({ state: 'draft' }, now)).toEqual([]);
});

it('[R6c] ends with who rejected the order, and why', () => {
  const rejected = { ...submitted, state: 'rejected', approver: 7, approvedAt: '2026-05-20T02:00:00Z', rejectReason: 'Too dear' };
  expect(orderTrail(rejected, now).at(-1)).toEqual({ kind: 'rejected', by: 7, at: '2026-05-20T02:00:00Z', reason: 'Too dear' });
});

it('[R7e] shows a change while it waits, and why it was rejected', () => {
  const change = { changeBy: 3, changeAt: '2026-05-20T08:00:00Z', changeReason: 'More needed', changeLevels: 1 };
  expect(changeTrail({ ...change, changing: true, changeApprovals: [] }, now)).toEqual([
    { kind: 'submitted', by: 3, at: '2026-05-20T08:00:00Z', reason: 'More needed' },
    { kind: 'due', level: 1, hours: 2 },
  ]);
  expect(changeTrail({ ...change, changing: false, changeRejectReason: 'No budget' }, now).at(-1)).toEqual({
    kind: 'rejected',
    reason: 'No budget',
  });
  expect(changeTrail({ ...change, changing: false }, now)).toEqual([]);
});
