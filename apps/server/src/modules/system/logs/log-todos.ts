import { momentsOf } from '../../../platform/database/moments-of-day.ts';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Unusual sign-ins of today. */
export const riskySignIns: TodoSource = {
  key: 'riskySignIns',
  title: { zh: '今日异常登录', en: 'Unusual sign-ins today' },
  next: { zh: '核对登录地点和设备，不是本人就重置密码', en: 'Check place and device; if it was not the user, reset the password' },
  page: 'loginLog',
  tab: 'risks',
  filters: ({ day }) => [{ field: 'at', op: 'between', value: [...momentsOf(day)] }],
};

/** Messages that could not be sent in 30 days. */
export const messagesFailed: TodoSource = {
  key: 'messagesFailed',
  title: { zh: '发送失败的站内信', en: 'Messages that failed to send' },
  next: { zh: '看失败原因，修正收件人后“{resend}”', en: 'Read the reason, correct the receiver and {resend}' },
  page: 'messageLog',
  tab: 'messages',
  filters: () => [
    { field: 'state', op: 'eq', value: 'failed' },
    { field: 'at', op: 'between', value: 'last30d' },
  ],
};
