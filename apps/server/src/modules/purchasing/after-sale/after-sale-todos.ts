import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** The reader's records whose goods the supplier has, and about which it has done nothing. */
export const afterSalesToMove: TodoSource = {
  key: 'afterSalesToMove',
  title: text('供方已签收的售后', 'After-sales received by the supplier'),
  next: { zh: '催补发或退款，“{reship}”或“{refund}”', en: 'Follow up with the supplier, then {reship} or {refund}' },
  page: 'afterSalesRecords',
  tab: 'tab0',
  waitsFor: 'reship',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['supplier_got'] },
    { field: 'owner', op: 'in', value: [userId] },
  ],
};
