import { type Text, text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Claims that are not filed yet and end within 14 days, overdue where their last day is over. */
export const fbaClaimsEnding: TodoSource = {
  key: 'fbaClaimsEnding',
  title: { zh: '14天内截止的FBA申诉', en: 'FBA claims due within 14 days' },
  next: { zh: '备齐证据，在截止日前“{fileCase}”', en: 'Gather the evidence and {fileCase} before the deadline' },
  page: 'fbaCase',
  tab: 'open',
  filters: () => [{ field: 'deadline', op: 'between', value: 'next14d' }],
  today: ({ day }) => [{ field: 'deadline', op: 'eq', value: day }],
};

const waiting = (key: string, page: string, tab: string, title: Text, next: Text): TodoSource => ({
  key,
  title,
  next,
  page,
  tab,
  filters: () => [],
});

/** Shipments and lines of the Amazon ledger that could not be booked, and payments of Amazon that settle no case. */
export const fbaShipmentsWaiting = waiting(
  'fbaShipmentsWaiting',
  'fbaInboundShipment',
  'waiting',
  text('待过账的FBA货件', 'FBA shipments to post'),
  text('排除未过账的原因后“{book}”', 'Resolve what prevents posting, then {book}'),
);
export const fbaLinesWaiting = waiting(
  'fbaLinesWaiting',
  'fbaReconciliation',
  'waiting',
  text('待过账的FBA账页', 'FBA ledger lines to post'),
  text('补齐缺少的映射，再“{rebuild}”', 'Add the missing mapping, then {rebuild}'),
);
export const fbaPaymentsOpen = waiting(
  'fbaPaymentsOpen',
  'fbaReimbursement',
  'open',
  text('未对应申诉的FBA赔付', 'Unmatched FBA reimbursements'),
  text('核对Case编号，在FBA申诉中登记赔付', 'Check the case number and record the payment on its FBA case'),
);
