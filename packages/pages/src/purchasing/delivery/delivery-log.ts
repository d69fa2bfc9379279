import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { photosOf } from '../../inventory/receipt/receipt-fields.ts';
import { milestoneOptions } from './milestone-options.ts';

const deliveryLogRecords = defineResource({
  entity: 'deliveryLog',
  label: text('跟进记录', 'Follow-up'),
  service: 'purchase-service',
  nameFields: ['purchaseOrder', 'orderLine'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: {
    purchaseOrder: {
      kind: 'ref',
      label: text('采购单号', 'PO no.'),
      entity: 'purchaseOrder',
      required: true,
      readOnly: true,
      key: true,
      width: 160,
    },
    orderLine: { kind: 'integer', label: text('行号', 'Line'), required: true, readOnly: true, min: 1, max: 500, width: 70 },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, readOnly: true, key: true, width: 220 },
    supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, readOnly: true, width: 190 },
    milestone: { kind: 'enum', label: text('节点', 'Step'), readOnly: true, options: milestoneOptions, width: 104 },
    reachedOn: { kind: 'date', label: text('完成日期', 'Reached on'), readOnly: true, width: 116 },
    producedQty: { kind: 'integer', label: text('已生产', 'Pieces made'), readOnly: true, min: 0, max: 9_999_999, width: 90 },
    nextFollowUp: { kind: 'date', label: text('下次跟进', 'Next follow-up'), readOnly: true, width: 116 },
    note: { kind: 'text', label: text('说明', 'Note'), readOnly: true, maxLength: 500, width: 260 },
    photos: photosOf('照片', 'Photos', { readOnly: true }),
    notedBy: { kind: 'user', label: text('跟进人', 'Followed by'), readOnly: true, width: 110 },
    notedAt: { kind: 'instant', label: text('跟进时间', 'Followed at'), required: true, readOnly: true, width: 160 },
  },
});

export const deliveryLog = definePage({
  key: 'deliveryLog',
  title: text('跟进记录', 'Follow-ups'),
  help: { why: text('查看每行催货的经过。', 'Shows how each line was chased.') },
  resource: deliveryLogRecords,
  columns: [
    'purchaseOrder',
    'orderLine',
    'sku',
    'supplier',
    'milestone',
    'reachedOn',
    'producedQty',
    'nextFollowUp',
    'note',
    'photos',
    'notedBy',
    'notedAt',
  ],
  pinned: 2,
  filters: ['purchaseOrder', 'sku', 'supplier', 'milestone', 'notedBy', 'notedAt'],
  search: ['note'],
  sort: [{ field: 'notedAt', descending: true }],
  standard: ['list', 'export'],
});
