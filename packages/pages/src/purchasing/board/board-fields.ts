import { type Text, text } from '@axle/kernel';
import type { DateField, DecimalField, IntegerField, LineField, TextField } from '@axle/page-kit';
import { periodOptions, supplierTypeOptions } from './board-words.ts';

/** A number of a board: money, hours or hundredths, as its unit says. */
export const figure = (zh: string, en: string, width = 126): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 2, width });

/** A count. */
export const count = (zh: string, en: string, width = 84): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 9_007_199_254_740_991,
  width,
});

/** A day. */
export const day = (zh: string, en: string): DateField => ({ kind: 'date', label: text(zh, en), width: 116 });

/** Orders that are not in the figures yet. */
export const pendingOrders: IntegerField = count('尚未计入的变更订单', 'Changed orders not counted yet');

/** Some words. */
export const words = (zh: string, en: string, width = 200): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 300, width });

/** A column that stands there once some row says something in it. */
export const ifAny = <Of extends LineField>(field: Of): Of => ({ ...field, hidden: true });

/** The number of a document, which opens it. */
export const documentNo = {
  kind: 'code',
  documentNo: true,
  label: text('单号', 'Document no.'),
  required: true,
  maxLength: 40,
  width: 170,
} as LineField;

/** The fields of order lines that the figures rest on. */
export const boardReads = [
  'supplier',
  'buyer',
  'companyEntity',
  'effQty',
  'inTransitQty',
  'openQty',
  'currency',
  'price',
  'amountNet',
  'kpiDate',
  'effectiveAt',
] as const;

/** A category of articles, with those below it. */
export const categoryInput = (help: Text) =>
  ({ kind: 'cascade', label: text('品类', 'Category'), entity: 'category', help }) as const satisfies LineField;

/** A period by its name. */
export const periodInput = {
  kind: 'text',
  label: text('期间', 'Period'),
  maxLength: 30,
  help: text(
    '如2025-10、2025-W44、2025-Q4、2025或2025-10-01~2025-10-09；不填为本月。',
    '2025-10, 2025-W44, 2025-Q4, 2025 or 2025-10-01~2025-10-09; this month if left empty.',
  ),
} as const satisfies LineField;

/** A period of whole months by its name. */
export const monthsInput = {
  ...periodInput,
  help: text('如2025-10、2025-Q4或2025；不填为本月。', '2025-10, 2025-Q4 or 2025; this month if left empty.'),
} as const satisfies LineField;

/** What the conditions of a board are called in addresses. */
export const boardAddress = { kpi: 'kpi', period: 'period', supplierType: 'supplierType', supplier: 'supplier' } as const;

/** Which part of the business a board looks at. */
export const narrowed = {
  supplierType: { kind: 'enum', label: text('供应商范围', 'Suppliers'), options: supplierTypeOptions },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), several: true },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', several: true },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', several: true },
  currency: {
    kind: 'code',
    label: text('订单币种', 'Order currency'),
    maxLength: 3,
    help: text('不填则全部订单按订单汇率折CNY。', 'All orders in CNY at the rate of the order if left empty.'),
  },
} as const satisfies Readonly<Record<string, LineField>>;

/** Which part of the business a board looks at, and when. */
export const boardInputs = {
  period: { kind: 'enum', label: text('期间', 'Period'), required: true, initial: 'month', options: periodOptions },
  from: { kind: 'date', label: text('从', 'From') },
  to: { kind: 'date', label: text('到', 'To') },
  ...narrowed,
} as const satisfies Readonly<Record<string, LineField>>;

/** What a list of order lines shows beside the figures. */
export const boardList = {
  columns: [
    'orderNo',
    'lineNo',
    'skuCode',
    'sku',
    'supplier',
    'buyer',
    'lineStatus',
    'effQty',
    'openQty',
    'inTransitQty',
    'currency',
    'price',
    'amountNet',
    'openAmount',
    'kpiDate',
    'daysLate',
    'companyEntity',
    'effectiveAt',
  ],
  pinned: 3,
  filters: [
    'orderNo',
    'skuCode',
    'supplier',
    'buyer',
    'lineStatus',
    'companyEntity',
    'currency',
    'openQty',
    'daysLate',
    'kpiDate',
    'effectiveAt',
  ],
  totals: ['effQty', 'openQty', 'inTransitQty'],
  search: ['orderNo', 'skuCode'],
  sort: [{ field: 'effectiveAt', descending: true }],
} as const;
