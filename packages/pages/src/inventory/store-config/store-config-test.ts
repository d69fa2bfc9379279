import { text } from '@axle/kernel';
import type { IntegerField, PageTab, RefField } from '@axle/page-kit';
import { piecesField } from '../stock-fields.ts';
import { siteOfStore } from '../../catalog/site/site-of-store.ts';
const sku = (zh: string, en: string, required: boolean): RefField => ({ kind: 'ref', label: text(zh, en), entity: 'sku', required });
const pieces = (zh: string, en: string, more: { readonly required?: boolean; readonly initial?: number } = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 1,
  max: 99_999,
  ...more,
});

/** From which warehouse an order of a shop would leave, and why not from the others. */
export const storeConfigTest = {
  key: 'test',
  title: text('测试', 'Test'),
  tool: {
    reads: ['warehouseCodes', 'splitAllowed', 'maxParcels', 'bufferPcs', 'bufferPct', 'channelCodes'],
    inputs: {
      store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true },
      site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', paired: siteOfStore, required: true },
      country: { kind: 'ref', label: text('收货国家', 'Country'), entity: 'country', required: true },
      sku: sku('SKU', 'SKU', true),
      qty: pieces('数量', 'Quantity', { required: true, initial: 1 }),
      sku2: sku('第二个SKU', 'Second SKU', false),
      qty2: pieces('数量', 'Quantity'),
    },
    results: {
      outcome: { kind: 'text', label: text('结果', 'Outcome'), maxLength: 400, width: 300 },
      cutoff: { kind: 'text', label: text('截单时间', 'Cut-off'), maxLength: 100 },
      buffer: { kind: 'text', label: text('安全缓冲', 'Buffer'), maxLength: 40 },
      split: { kind: 'text', label: text('拆单', 'Split'), maxLength: 60 },
      lines: {
        kind: 'lines',
        label: text('逐仓判断', 'By warehouse'),
        by: ['place', 'sku'],
        most: 200,
        fields: {
          place: { kind: 'integer', label: text('优先级', 'Priority'), required: true, min: 1, max: 8, width: 76 },
          warehouse: { kind: 'code', label: text('仓库', 'Warehouse'), required: true, maxLength: 20, width: 130 },
          sku: { kind: 'code', label: text('SKU', 'SKU'), required: true, maxLength: 32, width: 150 },
          atp: piecesField('可承诺', 'ATP'),
          usable: piecesField('减缓冲后可用', 'ATP after buffer', { width: 120 }),
          qty: piecesField('发出', 'Shipped'),
          reason: { kind: 'text', label: text('判断', 'Reason'), maxLength: 200, width: 300 },
          channel: { kind: 'code', label: text('默认渠道', 'Channel'), maxLength: 40, width: 140 },
        },
      },
    },
  },
} as const satisfies PageTab;
