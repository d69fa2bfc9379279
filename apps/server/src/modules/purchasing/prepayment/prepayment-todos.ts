import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Prepayments that others submitted. */
export const prepaymentsToApprove: TodoSource = {
  key: 'prepaymentsToApprove',
  title: text('待审批的预付款', 'Prepayments to approve'),
  next: { zh: '核对订单与金额，“{approve}”或“{reject}”', en: 'Check orders and amount, then {approve} or {reject}' },
  page: 'purchasePrepayment',
  tab: 'tab0',
  waitsFor: 'approve',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['approving'] },
    { field: 'applicant', op: 'notIn', value: [userId] },
  ],
};
