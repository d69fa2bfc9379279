import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { reportEndings } from '../../orders/download/download-fields.ts';

/** Orders that come from PartsGeek as files, and tracking numbers that go there. */
export const orderExchangeActions = [
  {
    key: 'importOrders',
    title: text('导入订单', 'Import orders'),
    on: 'none',
    confirm: text(
      '按订单接入处理；结果见“订单下载”的下载记录，同一文件重复上传不会产生重复订单。',
      'The orders are processed like any others; the result is under Order downloads. Uploading a file again creates no duplicates.',
    ),
    input: {
      store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true },
      file: {
        kind: 'files',
        label: text('PartsGeek订单文件', 'PartsGeek order file'),
        required: true,
        most: 1,
        endings: reportEndings,
        mostBytes: 20_971_520,
      },
    },
  },
  { key: 'exportTracking', title: text('导出运单', 'Export tracking'), on: 'none', effect: 'file' },
] as const satisfies readonly CustomAction[];
