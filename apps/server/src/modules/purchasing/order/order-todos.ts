import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Orders of others that the reader may approve. */
export const ordersToApprove: TodoSource = {
  key: 'ordersToApprove',
  title: text('待审批的采购订单', 'Purchase orders to approve'),
  page: 'purchaseOrder',
  tab: 'tab2',
  waitsFor: 'approve',
  filters: ({ userId }) => [
    { field: 'applicant', op: 'notIn', value: [userId] },
    { field: 'createdBy', op: 'notIn', value: [userId] },
  ],
};

/** The reader's orders that were rejected. */
export const ordersRejected: TodoSource = {
  key: 'ordersRejected',
  title: text('被驳回的采购订单', 'Rejected purchase orders'),
  page: 'purchaseOrder',
  tab: 'tab3',
  waitsFor: 'update',
  filters: ({ userId }) => [{ field: 'buyer', op: 'in', value: [userId] }],
};
