import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Days ahead that an authorisation is worth a look. */
const ahead = 14;

/** Authorisations that have expired or soon will. */
export const shopsToAuthorise: TodoSource = {
  key: 'shopAuthorization',
  title: { zh: '店铺授权到期', en: 'Store authorisations expiring' },
  next: { zh: '联系店铺负责人重新“{accredit}”', en: '{accredit} the store again before its feeds stop' },
  page: 'shopAuthorization',
  tab: 'shops',
  filters: () => [
    { field: 'authState', op: 'in', value: ['valid', 'expiring', 'expired', 'error'] },
    { field: 'daysLeft', op: 'lte', value: ahead },
    { field: 'status', op: 'eq', value: 1 },
  ],
  overdue: () => [{ field: 'daysLeft', op: 'lt', value: 0 }],
  today: () => [{ field: 'daysLeft', op: 'eq', value: 0 }],
};
