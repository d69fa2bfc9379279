import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Downloads that failed three times: their orders are missing until somebody looks. */
export const downloadsFailed: TodoSource = {
  key: 'orderDownloadsFailed',
  title: { zh: '失败的订单下载', en: 'Failed order downloads' },
  next: { zh: '查看原因后“{retry}”，或“{uploadFile}”', en: '{retry} once the cause is gone, or {uploadFile}' },
  page: 'orderDownloadRecord',
  tab: 'tab1',
  filters: () => [
    { field: 'status', op: 'in', value: ['failed'] },
    { field: 'repaired', op: 'eq', value: false },
  ],
};

/** Orders that were not taken in. */
export const ordersNotTaken: TodoSource = {
  key: 'ordersNotTaken',
  title: { zh: '未能接入的订单', en: 'Orders that were not taken in' },
  next: { zh: '修正后“{retry}”，或“{ignoreError}”', en: '{retry} once mended, or {ignoreError} with a reason' },
  page: 'orderFailure',
  tab: 'open',
  filters: () => [{ field: 'status', op: 'in', value: ['open'] }],
};
