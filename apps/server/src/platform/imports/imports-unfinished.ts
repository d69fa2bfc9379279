import type { TodoSource } from '../workplace/todo-source.ts';

/** The reader's own imports of the last week that wait for a decision, or left rows out. */
export const importsUnfinished: TodoSource = {
  key: 'importTask',
  title: { zh: '导入待确认或有错误', en: 'Imports to confirm or with errors' },
  next: {
    zh: '核对预检结果后“{confirm}”，或改好“{errorFile}”再传',
    en: 'Check the dry run, then {confirm}, or correct the {errorFile} and upload it again',
  },
  page: 'importTask',
  tab: 'tab1',
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
