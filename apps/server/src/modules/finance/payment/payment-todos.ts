import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Payments that others asked for. */
export const paymentsToApprove: TodoSource = {
  key: 'paymentsToApprove',
  title: text('待审批的付款', 'Payments to approve'),
  next: { zh: '核对来源单据与金额，“{approve}”或“{reject}”', en: 'Check document and amount, then {approve} or {reject}' },
  page: 'paymentApproval',
  tab: 'tab1',
  waitsFor: 'approve',
  filters: ({ userId }) => [{ field: 'applicant', op: 'notIn', value: [userId] }],
};
