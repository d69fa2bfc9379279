import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Faults of the mapping that are not settled. */
export const mappingFaults: TodoSource = {
  key: 'mappingFaults',
  title: { zh: '未了结的PT SKU异常', en: 'PT SKU exceptions unsettled' },
  page: 'ptSkuException',
  tab: 'waiting',
  filters: () => [],
};

/** Faults of the reports about FBA stock that are not settled. */
export const fbaFaults: TodoSource = {
  key: 'fbaFaults',
  title: { zh: '未了结的FBA异常数据', en: 'FBA data faults unsettled' },
  page: 'fbaAbnormalData',
  tab: 'live',
  filters: () => [],
};
