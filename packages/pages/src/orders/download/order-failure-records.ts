import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { downloadPlatformOptions, failureStatusOptions } from './download-options.ts';

/** Orders that could not be taken in, with what their platform sent. */
export const orderFailureRecords = defineResource({
  entity: 'orderFailure',
  label: text('失败订单', 'Failed order'),
  service: 'nova',
  nameFields: ['platformOrderId'],
  managed: false,
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    platformOrderId: {
      kind: 'code',
      label: text('平台订单号', 'Platform order'),
      required: true,
      readOnly: true,
      key: true,
      maxLength: 64,
      pattern: '.+',
      width: 200,
    },
    platform: { kind: 'enum', label: text('平台', 'Platform'), readOnly: true, options: downloadPlatformOptions, width: 100 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', readOnly: true, width: 150 },
    status: { kind: 'enum', label: text('状态', 'Status'), readOnly: true, options: failureStatusOptions, width: 100 },
    code: { kind: 'code', label: text('错误代码', 'Code'), readOnly: true, maxLength: 40, width: 150 },
    message: { kind: 'text', label: text('原因', 'Reason'), readOnly: true, maxLength: 500, width: 300 },
    retries: { kind: 'integer', label: text('重试次数', 'Retries'), readOnly: true, min: 0, max: 1_000_000, width: 90 },
    download: { kind: 'ref', label: text('下载单号', 'Download'), entity: 'orderDownload', readOnly: true, width: 150 },
    raw: { kind: 'text', label: text('原始数据', 'What was sent'), readOnly: true, maxLength: 100_000, lines: 12, width: 260 },
    createdAt: { kind: 'instant', label: text('首次失败', 'First failed'), readOnly: true, width: 160 },
    updatedAt: { kind: 'instant', label: text('最近更新', 'Updated'), readOnly: true, width: 160 },
    ignoreReason: { kind: 'text', label: text('忽略原因', 'Why ignored'), readOnly: true, maxLength: 500, width: 200 },
  },
});
