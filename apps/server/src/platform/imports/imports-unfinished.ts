import type { TodoSource } from '../workplace/todo-source.ts';

/** The reader's own imports of the last week that wait for a decision, or left rows out. */
export const importsUnfinished: TodoSource = {
  key: 'importTask',
  title: { zh: '导入待确认或有错误', en: 'Imports to confirm or with errors' },
  page: 'importTask',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['ready', 'has_errors', 'partial', 'failed'] },
    { field: 'by', op: 'eq', value: userId },
    { field: 'at', op: 'between', value: 'last7d' },
  ],
  overdue: () => [{ field: 'state', op: 'in', value: ['has_errors', 'partial', 'failed'] }],
  today: () => [
    { field: 'state', op: 'eq', value: 'ready' },
    { field: 'at', op: 'between', value: 'today' },
  ],
  overdueWord: { zh: '有错误', en: 'with errors' },
};
