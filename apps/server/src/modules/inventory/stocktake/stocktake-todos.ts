import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Counts that wait for approval. */
export const stocktakesToApprove: TodoSource = {
  key: 'stocktakesToApprove',
  title: { zh: '待审批的盘点', en: 'Stocktakes to approve' },
  page: 'stocktake',
  tab: 'review',
  waitsFor: 'approve',
  filters: () => [],
};
