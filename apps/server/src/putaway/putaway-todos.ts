import type { TodoSource } from '../home/todo-source.ts';

/** Putaway tasks that wait. */
export const putawaysOpen: TodoSource = {
  key: 'putawaysOpen',
  title: { zh: '待上架', en: 'To put away' },
  page: 'putawayTask',
  tab: 'waiting',
  filters: () => [],
};
