import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Exceptions of the mapping that are not settled. */
export const mappingExceptionsOpen: TodoSource = {
  key: 'mappingExceptionsOpen',
  title: { zh: '未处理的PT SKU异常', en: 'Unresolved PT SKU exceptions' },
  next: { zh: '“{map}”或“{settle}”，不需要的“{ignore}”', en: '{map} or {settle} each one; {ignore} what needs nothing' },
  page: 'ptSkuException',
  tab: 'waiting',
  filters: () => [],
};

/** Exceptions of the reports about FBA stock that are not settled. */
export const fbaExceptions: TodoSource = {
  key: 'fbaExceptions',
  title: { zh: '未处理的FBA异常数据', en: 'Unresolved FBA exceptions' },
  next: { zh: '“{settle}”，不需要的“{ignore}”', en: '{settle} each one; {ignore} what needs nothing' },
  page: 'fbaAbnormalData',
  tab: 'live',
  filters: () => [],
};
