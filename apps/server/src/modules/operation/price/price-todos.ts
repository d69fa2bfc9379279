import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Price changes that wait for a second person. */
export const pricesToApprove: TodoSource = {
  key: 'pricesToApprove',
  title: text('待审批的调价', 'Price changes to approve'),
  next: { zh: '“{approve}”或“{reject}”', en: '{approve} or {reject}' },
  page: 'priceChanges',
  tab: 'toApprove',
  waitsFor: 'approve',
  filters: () => [{ field: 'state', op: 'in', value: ['approving'] }],
};
