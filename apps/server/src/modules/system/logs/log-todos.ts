import { momentsOf } from '../../../platform/database/business-day.ts';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Unusual sign-ins of today. */
export const riskySignIns: TodoSource = {
  key: 'riskySignIns',
  title: { zh: '今日异常登录', en: 'Unusual sign-ins today' },
  page: 'loginLog',
  tab: 'risks',
  filters: ({ day }) => [{ field: 'at', op: 'between', value: [...momentsOf(day)] }],
};

/** Messages that could not be sent in 30 days. */
export const messagesFailed: TodoSource = {
  key: 'messagesFailed',
  title: { zh: '发送失败的站内信', en: 'Messages that failed to send' },
  page: 'messageLog',
  tab: 'messages',
  filters: () => [
    { field: 'state', op: 'eq', value: 'failed' },
    { field: 'at', op: 'between', value: 'last30d' },
  ],
};
