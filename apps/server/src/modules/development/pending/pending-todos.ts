import { addDays, text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** The reader's own listings that have no ASIN yet. */
export const listingsToCreate: TodoSource = {
  key: 'newListingsToCreate',
  title: text('待上架的新品', 'New products to list'),
  next: { zh: '补全资料后“{push}”，再“{setAsin}”', en: 'Complete the data and {push}, then {setAsin}' },
  page: 'newAmazonPending',
  tab: 'all',
  waitsFor: 'push',
  filters: ({ userId }) => [
    { field: 'manager', op: 'in', value: [userId] },
    { field: 'state', op: 'in', value: ['waitInfo', 'ready', 'pushed'] },
  ],
  overdue: ({ day }) => [{ field: 'dueAt', op: 'between', value: [null, addDays(day, -1)] }],
};
