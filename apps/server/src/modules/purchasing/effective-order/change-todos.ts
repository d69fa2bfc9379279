import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Changes of orders in force, asked for by others, that the reader may approve. */
export const changesToApprove: TodoSource = {
  key: 'orderChangesToApprove',
  title: text('待审批的订单变更', 'Order changes to approve'),
  next: {
    zh: '对照现数量、单价与交期，“{approveChange}”或“{rejectChange}”',
    en: 'Compare quantities, prices and dates, then {approveChange} or {rejectChange}',
  },
  page: 'effectiveOrders',
  tab: 'tab1',
  waitsFor: 'approveChange',
  filters: ({ userId }) => [
    { field: 'changeBy', op: 'notIn', value: [userId] },
    { field: 'changeApprover', op: 'notIn', value: [userId] },
  ],
};
