import { text } from '@axle/kernel';
import type { LineField, LinesField, PageTab, TextField } from '@axle/page-kit';
import { lineStatusOptions } from '../order/line-status-options.ts';

const words = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 300, width });
const sum = (zh: string, en: string): LineField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 9_007_199_254_740_991,
  width: 100,
});
const amount = (zh: string, en: string): LineField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  currency: { field: 'currency' },
  width: 136,
});

const pieces = {
  lineCount: sum('行数', 'Lines'),
  qty: sum('数量', 'Qty'),
  effQty: sum('有效数量', 'Effective qty'),
  shippedQty: sum('已发货', 'Shipped'),
  inTransitQty: sum('在途', 'In transit'),
  receivedQty: sum('已收货', 'Received'),
  openQty: sum('未交数量', 'Open qty'),
  currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, width: 76 },
  amount: amount('含税金额', 'Gross amount'),
  openAmount: amount('未交金额', 'Open amount'),
} as const satisfies LinesField['fields'];

/** The fields that the columns of a summary show. */
const reads = ['qty', 'effQty', 'shippedQty', 'inTransitQty', 'receivedQty', 'openQty', 'currency', 'amount', 'openAmount'] as const;

/** Which lines are added up. */
const inputs = {
  lineStatus: { kind: 'enumList', label: text('行状态', 'Line status'), options: lineStatusOptions },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku' },
  warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse' },
  buyer: { kind: 'user', label: text('采购员', 'Buyer') },
  from: { kind: 'date', label: text('生效日期从', 'Effective from') },
  to: { kind: 'date', label: text('到', 'To') },
} as const satisfies Readonly<Record<string, LineField>>;

const summary = (key: string, title: PageTab['title'], named: LinesField['fields'], by: readonly string[], filters: object) =>
  ({
    key,
    title,
    tool: {
      reads,
      inputs,
      exports: 'lines',
      results: {
        found: { kind: 'integer', label: text('汇总行', 'Rows'), min: 0, max: 1_000_000 },
        lines: { kind: 'lines', label: title, by, most: 2000, sums: Object.keys(pieces).slice(0, 7), fields: { ...named, ...pieces } },
      },
      ...filters,
    },
  }) as const satisfies PageTab<(typeof reads)[number]>;

/** All lines of a SKU together, by currency. */
export const bySkuTab = summary(
  'tab1',
  text('按SKU汇总', 'By SKU'),
  {
    skuCode: { kind: 'code', label: text('SKU', 'SKU'), required: true, maxLength: 32, width: 140 },
    name: words('品名', 'Name', 220),
  },
  ['skuCode', 'currency'],
  {
    opens: {
      lines: {
        skuCode: { section: 'purchase', page: 'purchaseOrderList', tab: 'tab0', filters: [{ field: 'skuCode', op: 'eq', by: 'skuCode' }] },
      },
    },
  },
);

/** All lines of a supplier together, by currency. */
export const bySupplierTab = summary(
  'tab2',
  text('按供应商汇总', 'By supplier'),
  {
    supplierCode: { kind: 'code', label: text('供应商编码', 'Supplier code'), required: true, maxLength: 32, width: 130 },
    name: words('供应商', 'Supplier', 260),
  },
  ['supplierCode', 'currency'],
  {},
);
