import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';

const ofPrice = { seenWith: { page: 'purchaseOrder', field: 'lines.price' } } as const;

const lateLineRecords = defineResource({
  entity: 'lateLine',
  label: text('逾期行', 'Late line'),
  service: 'purchase-sales-after',
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
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, readOnly: true, key: true, width: 200 },
    supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, readOnly: true, width: 180 },
    buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, width: 100 },
    companyEntity: {
      kind: 'ref',
      label: text('采购主体', 'Company entity'),
      entity: 'companyEntity',
      required: true,
      readOnly: true,
      hidden: true,
      width: 170,
    },
    effQty: piecesField('有效数量', 'Wanted', { min: 0, width: 96 }),
    kpiDate: { kind: 'date', label: text('考核交期', 'KPI date'), readOnly: true, width: 116 },
    deliveredOn: { kind: 'date', label: text('最后交货', 'Delivered on'), readOnly: true, width: 116 },
    lateQty: piecesField('逾期件数', 'Late qty', { min: 0, width: 96 }),
    daysLate: piecesField('最长逾期（天）', 'Days late', { min: 0, width: 110 }),
    currency: { kind: 'code', label: text('币种', 'Currency'), readOnly: true, maxLength: 3, width: 76 },
    price: {
      kind: 'money',
      label: text('单价', 'Price'),
      readOnly: true,
      scale: 4,
      places: 2,
      currency: { field: 'currency' },
      width: 100,
      ...ofPrice,
    },
    amount: {
      kind: 'money',
      label: text('建议扣款', 'Suggested'),
      readOnly: true,
      scale: 2,
      currency: { field: 'currency' },
      width: 120,
      ...ofPrice,
    },
  },
});

export const deductionSuggestions = definePage({
  key: 'deductionSuggestions',
  title: text('扣款建议', 'Suggested deductions'),
  help: {
    why: text('列出逾期交完、尚未扣款的订单行。', 'Lists order lines that were delivered late and are not charged yet.'),
    notes: [
      text(
        '到仓验收的订单按到货日期，交运验收的按发货日期，与考核交期相比。',
        'By the day of arrival for orders accepted at receipt, of shipping for those accepted at handover, against the KPI date.',
      ),
    ],
  },
  resource: lateLineRecords,
  columns: [
    'purchaseOrder',
    'orderLine',
    'sku',
    'supplier',
    'lateQty',
    'daysLate',
    'currency',
    'amount',
    'kpiDate',
    'deliveredOn',
    'price',
    'effQty',
    'buyer',
    'companyEntity',
  ],
  pinned: 2,
  filters: ['purchaseOrder', 'sku', 'supplier', 'buyer', 'kpiDate', 'daysLate', 'currency', 'amount'],
  totals: ['amount'],
  sort: [{ field: 'kpiDate', descending: true }],
  headline: ['supplier', 'sku', 'lateQty', 'daysLate', 'amount', 'buyer'],
  standard: ['list', 'export'],
  actions: [{ key: 'create', title: text('生成扣款', 'Create deductions'), on: 'many', most: 200, tone: 'primary' }],
});
