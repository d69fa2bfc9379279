import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Statements to which suppliers object. */
export const statementsDisputed: TodoSource = {
  key: 'statementsDisputed',
  title: text('待处理的对账异议', 'Disputed statements to resolve'),
  next: { zh: '核对差异，用凭证、扣款或发票“{resolve}”', en: 'Check the difference, then {resolve} by voucher, deduction or invoice' },
  page: 'purchaseReconciliation',
  tab: 'tab1',
  waitsFor: 'resolve',
  filters: () => [],
};

/** Statements on which both sides agree. */
export const statementsToLock: TodoSource = {
  key: 'statementsToLock',
  title: text('待锁定的对账单', 'Statements to lock'),
  next: { zh: '核对盖章回执，“{lock}”账期', en: 'Check the signed statement, then {lock} the month' },
  page: 'purchaseReconciliation',
  tab: 'tab0',
  waitsFor: 'lock',
  filters: () => [{ field: 'state', op: 'in', value: ['confirmed'] }],
};
