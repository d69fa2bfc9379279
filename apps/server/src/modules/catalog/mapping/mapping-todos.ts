import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Faults of the mapping that are not settled. */
export const mappingFaults: TodoSource = {
  key: 'mappingFaults',
  title: { zh: '未处理的PT SKU异常', en: 'Unresolved PT SKU exceptions' },
  page: 'ptSkuException',
  tab: 'waiting',
  filters: () => [],
};

/** Faults of the reports about FBA stock that are not settled. */
export const fbaFaults: TodoSource = {
  key: 'fbaFaults',
  title: { zh: '未处理的FBA异常数据', en: 'Unresolved FBA exceptions' },
  page: 'fbaAbnormalData',
  tab: 'live',
  filters: () => [],
};
