import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Requirements of the reader that wait to be confirmed. */
export const requirementsToConfirm: TodoSource = {
  key: 'requirementsToConfirm',
  title: text('待确认的采购需求', 'Purchase requirements to confirm'),
  next: {
    zh: '核对数量和日期后“{confirm}”，不采购的“{close}”',
    en: 'Check quantity and date, then {confirm}, or {close} what is not needed',
  },
  page: 'purchaseRequiredSummary',
  tab: 'tab1',
  waitsFor: 'confirm',
  filters: ({ userId }) => [
    { field: 'buyer', op: 'in', value: [userId] },
    { field: 'state', op: 'in', value: ['new'] },
  ],
};

/** Requirements of the reader that are to be ordered by today. */
export const requirementsToOrder: TodoSource = {
  key: 'requirementsToOrder',
  title: text('到期应下单的采购需求', 'Purchase requirements due to be ordered'),
  next: { zh: '“{generate}”', en: '{generate}' },
  page: 'purchaseRequiredSummary',
  tab: 'tab1',
  waitsFor: 'generate',
  filters: ({ userId, day }) => [
    { field: 'buyer', op: 'in', value: [userId] },
    { field: 'state', op: 'in', value: ['confirmed', 'part'] },
    { field: 'latestOrderDate', op: 'between', value: [null, day] },
  ],
};
