import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';
import { inspectionWays } from '../document-ways.ts';
import { inspectionOptions } from '../order/inspection-fields.ts';
import { deductionTypes } from './deduction-words.ts';

const ofPrice = { seenWith: { page: 'purchaseOrder', field: 'lines.price' } } as const;

const suggestionRecords = defineResource({
  entity: 'deductionSuggestion',
  label: text('扣款建议', 'Suggested deduction'),
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
    type: {
      kind: 'enum',
      label: text('类型', 'Type'),
      required: true,
      readOnly: true,
      width: 110,
      options: deductionTypes.filter(({ code }) => ['late', 'quality', 'concession'].includes(code)),
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
    sourceNo: { kind: 'code', documentNo: true, label: text('检验单号', 'Inspection no.'), readOnly: true, maxLength: 20, width: 160 },
    lotType: { kind: 'enum', label: text('检验类型', 'Inspection'), readOnly: true, hidden: true, options: inspectionOptions, width: 110 },
    kpiDate: { kind: 'date', label: text('考核交期', 'KPI date'), readOnly: true, width: 116 },
    day: {
      kind: 'date',
      label: text('交货/检验日期', 'Delivered or judged on'),
      readOnly: true,
      width: 126,
      help: text('逾期行为最后交货，检验批为判定日期。', 'The last delivery of a late line, the verdict of a lot.'),
    },
    qty: piecesField('件数', 'Pieces', {
      min: 0,
      width: 96,
      help: text('逾期、不良或让步接收的件数。', 'Late, defective or conceded pieces.'),
    }),
    percent: { kind: 'percent', label: text('降价比例', 'Price cut'), readOnly: true, scale: 2, min: '0', max: '100', width: 96 },
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
    why: text(
      '列出逾期交完的订单行与不合格、让步接收的检验批中尚未扣款的。',
      'Lists order lines that were delivered late, and lots that failed or were conceded, as long as they are not charged.',
    ),
    notes: [
      text(
        '到仓验收的订单按到货日期，交运验收的按发货日期，与考核交期相比。',
        'By the day of arrival for orders accepted at receipt, of shipping for those accepted at handover, against the KPI date.',
      ),
      text(
        '不合格批按不良件数×单价：报废为整批，挑选后为未更换的不良品，未处置的为抽样发现的不良品；让步批按件数×单价×降价比例。退货与返工的不列。',
        'A failed lot is charged for its bad pieces at their price: all of a scrapped lot, the pieces that sorting found and nobody replaced, else those found in the sample; a conceded lot by its price cut. Returned and reworked lots are not listed.',
      ),
    ],
  },
  resource: suggestionRecords,
  columns: [
    'purchaseOrder',
    'orderLine',
    'type',
    'sku',
    'supplier',
    'qty',
    'daysLate',
    'percent',
    'currency',
    'amount',
    'sourceNo',
    'kpiDate',
    'day',
    'price',
    'buyer',
    'companyEntity',
    'lotType',
  ],
  pinned: 2,
  filters: ['purchaseOrder', 'sku', 'supplier', 'type', 'sourceNo', 'buyer', 'kpiDate', 'day', 'daysLate', 'currency', 'amount'],
  totals: ['amount'],
  sort: [{ field: 'day', descending: true }],
  headline: ['type', 'supplier', 'sku', 'qty', 'daysLate', 'percent', 'amount', 'buyer'],
  drills: { sourceNo: inspectionWays('sourceNo', 'lotType') },
  standard: ['list', 'export'],
  actions: [{ key: 'create', title: text('生成扣款', 'Create deductions'), on: 'many', most: 200, tone: 'primary' }],
});
