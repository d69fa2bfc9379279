import type { TodoSource } from '../home/todo-source.ts';

const late = [{ field: 'late', op: 'eq', value: true }] as const;

/** Outbound orders short of stock; overdue past the moment by which they must leave. */
export const outboundsShort: TodoSource = {
  key: 'outboundsShort',
  title: { zh: '缺货的出库单', en: 'Outbound orders short of stock' },
  page: 'logoutStock',
  tab: 'short',
  filters: () => [],
  overdue: () => late,
};

/** Outbound orders that should have left already. */
export const outboundsLate: TodoSource = {
  key: 'outboundsLate',
  title: { zh: '超过最晚发货的出库单', en: 'Outbound orders past ship-by' },
  page: 'logoutStock',
  tab: 'all',
  filters: () => late,
  overdue: () => late,
};
