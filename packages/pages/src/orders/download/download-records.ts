import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { downloadFields } from './download-fields.ts';

/** Downloads of orders from the platforms of shops. */
export const orderDownloadRecords = defineResource({
  entity: 'orderDownload',
  label: text('下载记录', 'Download record'),
  service: 'nova',
  readFrom: 'order_download_list',
  nameFields: ['downloadNo'],
  managed: false,
  scopedBy: { kind: 'shop', field: 'store' },
  knownBy: { code: 'downloadNo' },
  fields: downloadFields,
});
