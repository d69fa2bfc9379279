import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Batches that are loaded today or were to be before. */
export const loadingsDue: TodoSource = {
  key: 'loadingsDue',
  title: text('待装柜检验', 'Loadings to inspect'),
  next: { zh: '到装柜现场“{start}”', en: 'Go to the loading and {start}' },
  page: 'finalShipmentInspection',
  tab: 'tab0',
  waitsFor: 'start',
  filters: ({ day }) => [
    { field: 'state', op: 'in', value: ['requested', 'scheduled'] },
    { field: 'planDate', op: 'between', value: [null, day] },
  ],
  overdue: ({ day }) => [{ field: 'planDate', op: 'lt', value: day }],
  today: ({ day }) => [{ field: 'planDate', op: 'eq', value: day }],
};

/** Loaded batches that were judged good and may not leave yet. */
export const loadingsToAllow: TodoSource = {
  key: 'loadingsToAllow',
  title: text('待放行发运的批次', 'Loaded batches to release'),
  next: { zh: '核对照片与数量后“{allowLoad}”', en: 'Check photos and quantities, then {allowLoad}' },
  page: 'finalShipmentInspection',
  tab: 'tab1',
  waitsFor: 'allowLoad',
  filters: () => [{ field: 'state', op: 'in', value: ['accepted'] }],
};
