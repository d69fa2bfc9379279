import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Contracts that others submitted. */
export const contractsToApprove: TodoSource = {
  key: 'contractsToApprove',
  title: text('待审批的合同', 'Contracts to approve'),
  next: { zh: '核对合同文件与条款，“{approve}”或“{reject}”', en: 'Check files and terms, then {approve} or {reject}' },
  page: 'contract',
  tab: 'tab1',
  waitsFor: 'approve',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['approving'] },
    { field: 'applicant', op: 'notIn', value: [userId] },
  ],
};

/** The reader's contracts that end soon. */
export const contractsExpiring: TodoSource = {
  key: 'contractsExpiring',
  title: text('即将到期的合同', 'Contracts about to expire'),
  next: { zh: '与对方商定后“{renew}”，或让其到期', en: 'Agree with the party and {renew}, or let it expire' },
  page: 'contract',
  tab: 'tab2',
  waitsFor: 'renew',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['expiring'] },
    { field: 'owner', op: 'in', value: [userId] },
  ],
};
