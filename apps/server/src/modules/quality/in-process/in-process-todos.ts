import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Checks in process whose day has come. */
export const patrolsDue: TodoSource = {
  key: 'patrolsDue',
  title: text('到期的首件与巡检', 'First articles and patrols due'),
  next: { zh: '到产线检查后“{record}”', en: 'Check at the line, then {record}' },
  page: 'ipqcInspection',
  tab: 'tab0',
  waitsFor: 'record',
  filters: ({ day }) => [
    { field: 'state', op: 'in', value: ['scheduled'] },
    { field: 'planDate', op: 'between', value: [null, day] },
  ],
  overdue: ({ day }) => [{ field: 'planDate', op: 'lt', value: day }],
  today: ({ day }) => [{ field: 'planDate', op: 'eq', value: day }],
};

/** Corrections of production lines that nobody has closed. */
export const correctionsOpen: TodoSource = {
  key: 'correctionsOpen',
  title: text('未关闭的制程纠正', 'Open corrective actions at suppliers'),
  next: { zh: '核对纠正证据后“{close}”', en: 'Check the evidence, then {close}' },
  page: 'ipqcInspection',
  tab: 'tab2',
  waitsFor: 'close',
  filters: () => [{ field: 'correctiveState', op: 'in', value: ['open'] }],
};
