import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Putaway tasks that wait; overdue those that have waited long. */
export const putawaysOpen: TodoSource = {
  key: 'putawaysOpen',
  title: { zh: '待上架', en: 'To put away' },
  page: 'putawayTask',
  tab: 'waiting',
  filters: () => [],
  overdue: () => [{ field: 'waitsLong', op: 'eq', value: true }],
};
