import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Claims that are not filed yet and end within 14 days, overdue where their last day is over. */
export const fbaClaimsEnding: TodoSource = {
  key: 'fbaClaimsEnding',
  title: { zh: '14天内截止的FBA申诉', en: 'FBA claims due within 14 days' },
  page: 'fbaCase',
  tab: 'open',
  filters: () => [{ field: 'deadline', op: 'between', value: 'next14d' }],
  today: ({ day }) => [{ field: 'deadline', op: 'eq', value: day }],
};

const waiting = (key: string, page: string, tab: string, zh: string, en: string): TodoSource => ({
  key,
  title: text(zh, en),
  page,
  tab,
  filters: () => [],
});

/** Shipments and lines of the Amazon ledger that could not be booked, and payments of Amazon that settle no case. */
export const fbaShipmentsWaiting = waiting(
  'fbaShipmentsWaiting',
  'fbaInboundShipment',
  'waiting',
  '待过账的FBA货件',
  'FBA shipments to post',
);
export const fbaLinesWaiting = waiting('fbaLinesWaiting', 'fbaReconciliation', 'waiting', '待过账的FBA账页', 'FBA ledger lines to post');
export const fbaPaymentsOpen = waiting(
  'fbaPaymentsOpen',
  'fbaReimbursement',
  'open',
  '未对应申诉的FBA赔付',
  'Unmatched FBA reimbursements',
);
