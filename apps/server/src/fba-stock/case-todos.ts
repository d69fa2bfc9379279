import type { TodoSource } from '../home/todo-source.ts';

/** Claims that are not filed yet and end within 14 days, overdue where their last day is over. */
export const fbaClaimsEnding: TodoSource = {
  key: 'fbaClaimsEnding',
  title: { zh: '14天内截止的FBA申诉', en: 'FBA claims ending within 14 days' },
  page: 'fbaCase',
  tab: 'open',
  filters: () => [{ field: 'deadline', op: 'between', value: 'next14d' }],
  today: ({ day }) => [{ field: 'deadline', op: 'eq', value: day }],
};
