import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Concessions that others submitted. */
export const concessionsToApprove: TodoSource = {
  key: 'concessionsToApprove',
  title: text('待审批的让步接收', 'Concessions to approve'),
  next: { zh: '核对缺陷、数量与降价，“{approve}”或“{reject}”', en: 'Check defects, pieces and price cut, then {approve} or {reject}' },
  page: 'lotDispositions',
  tab: 'tab0',
  waitsFor: 'approve',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['approving'] },
    { field: 'applicant', op: 'notIn', value: [userId] },
  ],
};

/** Rejected lots of which nobody has decided what becomes. */
export const lotsToDecide: TodoSource = {
  key: 'lotsToDecide',
  title: text('待处置的不合格批', 'Rejected lots to decide'),
  next: { zh: '查看缺陷后“{decide}”', en: 'Review the defects, then {decide}' },
  page: 'sampleJudgement',
  tab: 'tab2',
  waitsFor: 'decide',
  filters: () => [
    { field: 'state', op: 'in', value: ['rejected'] },
    { field: 'reviewWaits', op: 'eq', value: false },
    { field: 'dispositionState', op: 'notIn', value: ['open', 'approving', 'running'] },
  ],
};
