import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'oms',
  title: { zh: '订单(OMS)', en: 'Orders (OMS)' },
  defaultPage: 'orderList',
  groups: [
    {
      key: 'processing',
      title: { zh: '订单处理', en: 'Order processing' },
      pages: {
        orderList: async () => (await import('../orders/order/order-list.ts')).orderList,
        orderRequest: async () => (await import('../orders/request/order-request.ts')).orderRequest,
        pendingMerge: async () => (await import('../orders/merge/pending-merge.ts')).pendingMerge,
        mergeSettings: async () => (await import('../orders/merge/merge-settings.ts')).mergeSettings,
      },
    },
    {
      key: 'download',
      title: { zh: '订单下载', en: 'Order download' },
      pages: {
        orderDownloadRecord: async () => (await import('../orders/download/order-download-record.ts')).orderDownloadRecord,
        orderFailure: async () => (await import('../orders/download/order-failure.ts')).orderFailure,
      },
    },
  ],
});
