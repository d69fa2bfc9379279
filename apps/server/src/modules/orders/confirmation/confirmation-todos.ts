import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Orders whose tracking number did not reach their platform: the carrier is not mapped, or all tries failed. */
export const trackingUnsent: TodoSource = {
  key: 'trackingUnsent',
  title: { zh: '单号回传失败的订单', en: 'Orders with unsent tracking numbers' },
  next: { zh: '填写平台承运商后“{confirmShip}”，或下载文件上传', en: '{confirmShip} with the platform’s carrier, or upload the file' },
  page: 'orderList',
  tab: 'tab1',
  filters: () => [{ field: 'trackingStatus', op: 'in', value: ['blocked', 'failed'] }],
};
