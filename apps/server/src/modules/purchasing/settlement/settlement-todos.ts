import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Settlements that others submitted. */
export const settlementsToApprove: TodoSource = {
  key: 'settlementsToApprove',
  title: text('待审批的结算单', 'Settlements to approve'),
  next: { zh: '核对三单匹配与应付，“{approve}”或“{reject}”', en: 'Check match and payable, then {approve} or {reject}' },
  page: 'purchaseSettlement',
  tab: 'tab1',
  waitsFor: 'approve',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['approving'] },
    { field: 'applicant', op: 'notIn', value: [userId] },
  ],
};

/** Lines of settlements that do not match. */
export const exceptionsToResolve: TodoSource = {
  key: 'exceptionsToResolve',
  title: text('待处理的匹配异常', 'Match exceptions to resolve'),
  next: { zh: '与供应商核对，或说明原因后“{override}”', en: 'Check with the supplier, or {override} with a reason' },
  page: 'settlementExceptions',
  waitsFor: 'override',
  filters: () => [],
};
