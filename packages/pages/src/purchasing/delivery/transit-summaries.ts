import { text } from '@axle/kernel';
import type { LineField, LinesField, PageTab } from '@axle/page-kit';

const sum = (zh: string, en: string): LineField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 9_007_199_254_740_991,
  width: 100,
});

const pieces = {
  lineCount: sum('行数', 'Lines'),
  shippedQty: sum('已发货', 'Shipped'),
  arrivedQty: sum('已到货', 'Arrived'),
  onWayQty: sum('未到货', 'Not arrived'),
  overdueQty: sum('逾期未到', 'Overdue'),
  cbm: { kind: 'decimal', label: text('体积 m³', 'Volume m³'), scale: 3, min: '0', width: 110 },
  onWayCny: { kind: 'money', label: text('未到货值', 'Value not arrived'), scale: 2, currency: { code: 'CNY' }, width: 150 },
  nextEta: { kind: 'date', label: text('最早预计到仓', 'Earliest ETA'), width: 126 },
} as const satisfies LinesField['fields'];

/** The fields that the columns of a summary show. */
const reads = ['shippedQty', 'arrivedQty', 'onWayQty', 'cbm', 'onWayCny', 'eta'] as const;

/** Which pieces on their way are added up. */
const inputs = {
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
  warehouse: { kind: 'ref', label: text('收货仓库', 'Deliver to'), entity: 'warehouse' },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku' },
} as const satisfies Readonly<Record<string, LineField>>;

const summary = (
  key: string,
  title: PageTab['title'],
  named: LinesField['fields'],
  opens: { readonly column: string; readonly field: string },
) =>
  ({
    key,
    title,
    tool: {
      reads,
      inputs,
      exports: 'lines',
      results: {
        found: { kind: 'integer', label: text('汇总行', 'Rows'), min: 0, max: 1_000_000 },
        lines: {
          kind: 'lines',
          label: title,
          by: Object.keys(named).slice(0, 2),
          most: 2000,
          sums: ['lineCount', 'shippedQty', 'arrivedQty', 'onWayQty', 'overdueQty', 'cbm', 'onWayCny'],
          fields: { ...named, ...pieces },
        },
      },
      opens: {
        lines: {
          [opens.column]: {
            section: 'purchase',
            page: 'shippedNotArrivedDetail',
            tab: 'tab0',
            filters: [{ field: opens.field, op: 'eq', by: opens.column }],
          },
        },
      },
    },
  }) as const satisfies PageTab<(typeof reads)[number]>;

const warehouse = { kind: 'code', label: text('仓库', 'Warehouse'), required: true, maxLength: 40, width: 120 } as const;

/** What is on its way to each warehouse, by SKU. */
export const byWarehouseTab = summary(
  'tab1',
  text('按仓库SKU', 'By warehouse & SKU'),
  {
    warehouse,
    skuCode: { kind: 'code', label: text('SKU', 'SKU'), required: true, maxLength: 32, width: 140 },
    name: { kind: 'text', label: text('品名', 'Name'), maxLength: 300, width: 220 },
  },
  { column: 'skuCode', field: 'skuCode' },
);

/** What is in each container; goods without one stand together. */
export const byContainerTab = summary(
  'tab2',
  text('按货柜', 'By container'),
  {
    containerNo: { kind: 'code', label: text('柜号', 'Container no.'), maxLength: 20, width: 140 },
    warehouse,
  },
  { column: 'containerNo', field: 'containerNo' },
);
