import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';

/** What was changed of the prices and terms of articles. */
export const changesTab = {
  key: 'tab4',
  title: text('变更记录', 'Changes'),
  tool: {
    reads: ['supplier', 'supplierItemNo', 'sku'],
    inputs: {
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku' },
      since: { kind: 'date', label: text('自', 'Since'), help: text('留空为最近90天。', 'Empty means the last 90 days.') },
      only: {
        kind: 'enum',
        label: text('内容', 'Of'),
        options: [
          { code: 'prices', label: text('价格', 'Prices') },
          { code: 'terms', label: text('条款', 'Terms') },
        ],
      },
    },
    results: {
      note: { kind: 'text', label: text('说明', 'Note'), maxLength: 200 },
      changes: {
        kind: 'lines',
        label: text('变更', 'Changes'),
        by: ['at', 'supplier', 'itemNo', 'what'],
        most: 500,
        fields: {
          at: { kind: 'instant', label: text('时间', 'Changed at'), required: true, width: 160 },
          by: { kind: 'user', label: text('操作人', 'Changed by'), width: 120 },
          supplier: { kind: 'text', label: text('供应商', 'Supplier'), required: true, maxLength: 300, width: 230 },
          itemNo: { kind: 'text', label: text('供应商货号', 'Supplier item no.'), required: true, maxLength: 60, width: 140 },
          sku: { kind: 'text', label: text('SKU', 'SKU'), maxLength: 60, width: 120 },
          what: { kind: 'text', label: text('字段', 'Field'), required: true, maxLength: 200, width: 200 },
          before: { kind: 'text', label: text('原值', 'Old value'), maxLength: 200, width: 150 },
          after: { kind: 'text', label: text('新值', 'New value'), maxLength: 200, width: 150 },
        },
      },
    },
  },
} as const satisfies PageTab;
