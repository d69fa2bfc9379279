import { addDays, text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** One's own improvements of suppliers that are not closed. */
export const improvementsDue: TodoSource = {
  key: 'improvementsDue',
  title: text('待关闭的供应商改进', 'Supplier improvements to close'),
  next: { zh: '核对证据，“{close}”', en: 'Check the evidence, then {close}' },
  page: 'supplierImprovements',
  tab: 'open',
  waitsFor: 'close',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['open'] },
    { field: 'owner', op: 'in', value: [userId] },
  ],
  overdue: ({ day }) => [{ field: 'dueDate', op: 'between', value: [null, addDays(day, -1)] }],
  today: ({ day }) => [{ field: 'dueDate', op: 'between', value: [day, day] }],
};
