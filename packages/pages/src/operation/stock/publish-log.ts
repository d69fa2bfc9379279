import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { units } from './stock-figures.ts';
import { publishReasonOptions, publishResultOptions } from './stock-options.ts';

/** Every quantity that was published, with what it was worked out of. */
export const publishLogRecords = defineResource({
  entity: 'publishedQty',
  label: text('推送记录', 'Published quantity'),
  service: 'operation',
  nameFields: ['ptSku', 'publishedAt'],
  managed: false,
  searchedThrough: 'ptSku',
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', readOnly: true, key: true, width: 180 },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 210 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', readOnly: true, width: 140 },
    available: units(text('可用', 'Available'), { unsorted: true }),
    buffer: units(text('保留数量', 'Buffer'), { unsorted: true }),
    share: units(text('比例%', 'Share %'), { unsorted: true }),
    cap: units(text('上限', 'Cap'), { unsorted: true }),
    least: units(text('起发数量', 'Minimum'), { unsorted: true }),
    qtyBefore: units(text('原数量', 'Before'), { unsorted: true }),
    qty: units(text('发布数量', 'Published'), { unsorted: true }),
    reason: { kind: 'enum', label: text('原因', 'Reason'), readOnly: true, options: publishReasonOptions, width: 120 },
    result: { kind: 'enum', label: text('送达方式', 'Reaches channel'), readOnly: true, options: publishResultOptions, width: 150 },
    publishedBy: { kind: 'user', label: text('发布人', 'Published by'), readOnly: true, width: 100 },
    publishedAt: { kind: 'instant', label: text('发布时间', 'Published at'), readOnly: true, width: 150 },
  },
});

export const publishLog = definePage({
  key: 'publishLog',
  title: text('推送记录', 'Publish log'),
  help: {
    why: text(
      '每次发布的数量及其计算依据；导出后可上传到平台。',
      'Every published quantity and what it came of; exported, it can be uploaded.',
    ),
  },
  resource: publishLogRecords,
  columns: [
    'ptSku',
    'sku',
    'store',
    'qtyBefore',
    'qty',
    'available',
    'buffer',
    'share',
    'cap',
    'least',
    'reason',
    'result',
    'publishedBy',
    'publishedAt',
  ],
  pinned: 1,
  filters: ['ptSku', 'sku', 'store', 'reason', 'result', 'publishedBy', 'publishedAt'],
  search: [],
  sort: [{ field: 'publishedAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'files', title: text('待上传平台', 'To be uploaded'), filters: [{ field: 'result', op: 'eq', value: 'file' }] },
  ],
  standard: ['list', 'export'],
});
