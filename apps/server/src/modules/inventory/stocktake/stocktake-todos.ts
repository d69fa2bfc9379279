import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Counts that wait for approval. */
export const stocktakesToApprove: TodoSource = {
  key: 'stocktakesToApprove',
  title: { zh: '待审批的盘点', en: 'Stocktakes to approve' },
  next: { zh: '看差异和原因，“{approve}”或“{reject}”', en: 'Look at variances and reasons, then {approve} or {reject}' },
  page: 'stocktake',
  tab: 'review',
  waitsFor: 'approve',
  filters: () => [],
};
