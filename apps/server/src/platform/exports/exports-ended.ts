import type { TodoSource } from '../workplace/todo-source.ts';

/** The reader's own exports that are there to be fetched, or failed. */
export const exportsEnded: TodoSource = {
  key: 'downList',
  title: { zh: '导出已完成或失败', en: 'Exports ready or failed' },
  next: { zh: '“{download}”已完成的，失败的“{retry}”', en: '{download} what is ready, {retry} what failed' },
  page: 'downList',
  tab: 'tab1',
  filters: () => [
    { field: 'state', op: 'in', value: ['done', 'failed'] },
    { field: 'seen', op: 'eq', value: false },
  ],
  overdue: () => [{ field: 'state', op: 'eq', value: 'failed' }],
  today: () => [
    { field: 'state', op: 'eq', value: 'done' },
    { field: 'finishedAt', op: 'between', value: 'today' },
  ],
  overdueWord: { zh: '失败', en: 'failed' },
};
