import { momentsOf } from '../database/moments-of-day.ts';
import type { TodoSource } from '../workplace/todo-source.ts';

/** Requests that wait for the reader's decision. */
export const approvalsWaiting: TodoSource = {
  key: 'approvals',
  title: { zh: '待我审批', en: 'Awaiting my approval' },
  next: { zh: '查看变更前后，“{approve}”或“{reject}”', en: 'Compare old and new values, then {approve} or {reject}' },
  page: 'basicInfoApproval',
  tab: 'todo',
  filters: () => [],
  overdue: ({ now }) => [{ field: 'dueAt', op: 'between', value: [null, new Date(now.getTime() - 1).toISOString()] }],
  today: ({ now, day }) => [{ field: 'dueAt', op: 'between', value: [now.toISOString(), momentsOf(day)[1]] }],
};

/** What the reader asked for and may ask for again. */
export const requestsReturned: TodoSource = {
  key: 'requestsReturned',
  title: { zh: '我被驳回或失效的申请', en: 'My rejected or void requests' },
  next: { zh: '看驳回原因，修改后“{resubmit}”', en: 'Read the reason, change the values and {resubmit}' },
  page: 'basicInfoApproval',
  tab: 'mine',
  filters: () => [
    { field: 'state', op: 'in', value: ['rejected', 'conflict'] },
    { field: 'decidedAt', op: 'between', value: 'last7d' },
  ],
};
