import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Replies to the reader's orders that wait for a decision. */
export const repliesToDecide: TodoSource = {
  key: 'repliesToDecide',
  title: text('待确认的供应商回复', 'Supplier replies to decide'),
  next: {
    zh: '对照订单逐行核对，“{acceptAll}”“{acceptLine}”或“{refuse}”',
    en: 'Compare with the order line by line, then {acceptAll}, {acceptLine} or {refuse}',
  },
  page: 'viewReplies',
  tab: 'tab0',
  waitsFor: 'acceptAll',
  filters: ({ userId }) => [
    { field: 'buyer', op: 'in', value: [userId] },
    { field: 'state', op: 'in', value: ['pending'] },
  ],
};
