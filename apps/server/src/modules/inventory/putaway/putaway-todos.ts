import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Putaway tasks that wait; overdue those that have waited long. */
export const putawaysOpen: TodoSource = {
  key: 'putawaysOpen',
  title: { zh: '待上架', en: 'To put away' },
  next: { zh: '扫描货物和库位上架，或“{assign}”给他人', en: 'Scan goods and bin to put away, or {assign} someone' },
  page: 'putawayTask',
  tab: 'waiting',
  filters: () => [],
  overdue: () => [{ field: 'waitsLong', op: 'eq', value: true }],
};
