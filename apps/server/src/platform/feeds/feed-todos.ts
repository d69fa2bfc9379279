import type { TodoSource } from '../workplace/todo-source.ts';

/** Feeds whose data are not what people take them for; overdue where they failed. */
export const feedsBehind: TodoSource = {
  key: 'feedsBehind',
  title: { zh: '失败或过期的数据源', en: 'Failed or stale data feeds' },
  next: { zh: '看“运行记录”里的错误，排除原因', en: 'Read the error among the runs and remove its cause' },
  page: 'dataCenter',
  tab: 'feeds',
  filters: () => [{ field: 'state', op: 'in', value: ['failed', 'stale'] }],
  overdue: () => [{ field: 'state', op: 'eq', value: 'failed' }],
  overdueWord: { zh: '失败', en: 'failed' },
};
