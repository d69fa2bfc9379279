import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Submitted receive reports that somebody else is to confirm. */
export const reportsToConfirm: TodoSource = {
  key: 'receiveReportsToConfirm',
  title: text('待确认的收货报告', 'Receive reports to confirm'),
  next: { zh: '核对数量与照片，“{confirm}”或退回', en: 'Check figures and photos, then {confirm} or return' },
  page: 'receiveReports',
  tab: 'submitted',
  waitsFor: 'confirm',
  filters: () => [{ field: 'state', op: 'in', value: ['submitted'] }],
};
