import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Distribution plans that wait for approval. */
export const distributionsToApprove: TodoSource = {
  key: 'distributionsToApprove',
  title: { zh: '待审核的分货计划', en: 'Distribution plans to approve' },
  next: { zh: '查看“{openDetail}”，“{approve}”或“{reject}”', en: 'Look at the {openDetail}, then {approve} or {reject}' },
  page: 'distributionPlan',
  tab: 'all',
  waitsFor: 'approve',
  filters: () => [{ field: 'state', op: 'eq', value: 'submitted' }],
};
