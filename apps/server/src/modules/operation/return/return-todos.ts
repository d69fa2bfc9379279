import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Returns that buyers ask for. */
export const returnsToAuthorise: TodoSource = {
  key: 'returnsToAuthorise',
  title: text('待授权的退货', 'Returns to authorise'),
  next: text('核对原因后“{authorise}”或“{refuse}”', 'Check the reason, then {authorise} or {refuse}'),
  page: 'operationReturn',
  tab: 'tab1',
  waitsFor: 'authorise',
  filters: () => [],
};

/** Returns that have come and wait for their grades. */
export const returnsToInspect: TodoSource = {
  key: 'returnsToInspect',
  title: text('待质检处置的退货', 'Returns to inspect and dispose'),
  next: text('“{inspect}”定级，再“{dispose}”', '{inspect} the pieces, then {dispose}'),
  page: 'operationReturn',
  tab: 'tab3',
  waitsFor: 'inspect',
  filters: () => [],
};

/** Refunds that wait for a second person. */
export const refundsToApprove: TodoSource = {
  key: 'refundsToApprove',
  title: text('待复核的退款', 'Refunds to approve'),
  next: text('核对金额后“{approveRefund}”或“{rejectRefund}”', 'Check the amount, then {approveRefund} or {rejectRefund}'),
  page: 'operationReturn',
  tab: 'all',
  waitsFor: 'approveRefund',
  filters: () => [{ field: 'refundState', op: 'in', value: ['pending'] }],
};
