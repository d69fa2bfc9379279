import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Exemptions that wait for approval, overdue where their first day is past. */
export const exemptionsToApprove: TodoSource = {
  key: 'exemptSkuRequested',
  title: { zh: '待批准的豁免', en: 'Exemptions to approve' },
  next: { zh: '核对依据后“{approve}”，不符合的“{revoke}”', en: 'Check the evidence, then {approve} or {revoke}' },
  page: 'exemptSku',
  tab: 'requested',
  waitsFor: 'approve',
  filters: () => [],
  overdue: ({ day }) => [
    { field: 'effectiveFrom', op: 'between', value: [null, day] },
    { field: 'effectiveFrom', op: 'ne', value: day },
  ],
  today: ({ day }) => [{ field: 'effectiveFrom', op: 'eq', value: day }],
};

/** Exemptions in force that end within 30 days. */
export const exemptionsEnding: TodoSource = {
  key: 'exemptSkuEnding',
  title: { zh: '30天内到期的豁免', en: 'Exemptions expiring within 30 days' },
  next: { zh: '仍需豁免的“{extend}”，否则恢复检验', en: '{extend} what is still needed; the rest is inspected again' },
  page: 'exemptSku',
  tab: 'expiring',
  filters: () => [{ field: 'standing', op: 'eq', value: 'active' }],
  today: () => [{ field: 'daysLeft', op: 'eq', value: 0 }],
};
