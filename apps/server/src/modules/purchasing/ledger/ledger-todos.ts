import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Vouchers by hand that others wrote. */
export const adjustmentsToApprove: TodoSource = {
  key: 'adjustmentsToApprove',
  title: text('待审核的手工凭证', 'Vouchers to approve'),
  next: { zh: '核对摘要与附件，“{approve}”或“{reject}”', en: 'Check memo and attachments, then {approve} or {reject}' },
  page: 'ledgerAdjustment',
  tab: 'tab0',
  waitsFor: 'approve',
  filters: ({ userId }) => [{ field: 'createdBy', op: 'notIn', value: [userId] }],
};
