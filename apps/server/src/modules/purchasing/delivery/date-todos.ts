import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Changes of date that others asked for. */
export const datesToApprove: TodoSource = {
  key: 'datesToApprove',
  title: text('待审核的交期变更', 'Date changes to approve'),
  next: { zh: '核对原因与责任，“{approve}”或“{refuse}”', en: 'Check reason and responsibility, then {approve} or {refuse}' },
  page: 'deliveryDateManagement',
  tab: 'tab0',
  waitsFor: 'approve',
  filters: ({ userId }) => [{ field: 'createdBy', op: 'notIn', value: [userId] }],
};
