import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Orders of others that the reader may approve. */
export const ordersToApprove: TodoSource = {
  key: 'ordersToApprove',
  title: text('待审批的采购订单', 'Purchase orders to approve'),
  next: { zh: '核对价格、数量和条款，“{approve}”或“{reject}”', en: 'Check prices, quantities and terms, then {approve} or {reject}' },
  page: 'purchaseOrder',
  tab: 'tab2',
  waitsFor: 'approve',
  filters: ({ userId }) => [
    { field: 'applicant', op: 'notIn', value: [userId] },
    { field: 'createdBy', op: 'notIn', value: [userId] },
    { field: 'approver', op: 'notIn', value: [userId] },
  ],
};

/** The reader's orders that were rejected. */
export const ordersRejected: TodoSource = {
  key: 'ordersRejected',
  title: text('被驳回的采购订单', 'Rejected purchase orders'),
  next: { zh: '看驳回原因，“{edit}”后重新提交', en: 'Read the reason; {edit}, correct and submit again' },
  page: 'purchaseOrder',
  tab: 'tab3',
  waitsFor: 'update',
  filters: ({ userId }) => [{ field: 'buyer', op: 'in', value: [userId] }],
};

/** The reader's orders that are approved and wait to go to their suppliers. */
export const ordersToSend: TodoSource = {
  key: 'ordersToSend',
  title: text('待发送的采购订单', 'Purchase orders to send'),
  next: { zh: '“{send}”，随信附订单与回复表', en: 'Use {send}; the order and a reply sheet are attached' },
  page: 'purchaseOrder',
  tab: 'tab4',
  waitsFor: 'send',
  filters: ({ userId }) => [{ field: 'buyer', op: 'in', value: [userId] }],
};
