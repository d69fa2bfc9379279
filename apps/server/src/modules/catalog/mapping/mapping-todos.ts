import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Exceptions of the mapping that are not settled. */
export const mappingExceptionsOpen: TodoSource = {
  key: 'mappingExceptionsOpen',
  title: { zh: '未处理的PT SKU异常', en: 'Unresolved PT SKU exceptions' },
  page: 'ptSkuException',
  tab: 'waiting',
  filters: () => [],
};

/** Exceptions of the reports about FBA stock that are not settled. */
export const fbaExceptions: TodoSource = {
  key: 'fbaExceptions',
  title: { zh: '未处理的FBA异常数据', en: 'Unresolved FBA exceptions' },
  page: 'fbaAbnormalData',
  tab: 'live',
  filters: () => [],
};
