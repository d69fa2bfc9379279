import { text } from '@axle/kernel';
import type { DateField, Fields, IntegerField, MoneyField } from '@axle/page-kit';
import { piecesField, skuCodeField, skuField } from '../../inventory/stock-fields.ts';
import { termFields } from '../order/order-fields.ts';
import { lineStatusOptions } from '../order/line-status-options.ts';
import { orderState } from '../order/order-states.ts';

/** A line shows values of its order: a field restricted there is restricted here too. */
const ofOrder = (field: string) => ({ page: 'purchaseOrder', field });

const pieces = (zh: string, en: string, column: string, more: Partial<IntegerField> = {}): IntegerField =>
  piecesField(zh, en, { min: 0, width: 92, seenWith: ofOrder(`lines.${column}`), ...more });

const amount = (zh: string, en: string, column: string, scale = 2): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale,
  currency: { field: 'currency' },
  width: 126,
  seenWith: ofOrder(`lines.${column}`),
});

const day = (zh: string, en: string, column: string, hidden = false): DateField => ({
  kind: 'date',
  label: text(zh, en),
  readOnly: true,
  hidden,
  width: 116,
  seenWith: ofOrder(`lines.${column}`),
});

/** Which line of which order it is, of what and from whom. */
export const namedLineFields = {
  orderNo: {
    kind: 'code',
    documentNo: true,
    label: text('采购单号', 'PO no.'),
    required: true,
    readOnly: true,
    key: true,
    maxLength: 20,
    width: 160,
  },
  purchaseOrder: {
    kind: 'ref',
    label: text('订单', 'Order'),
    entity: 'purchaseOrder',
    required: true,
    readOnly: true,
    hidden: true,
    width: 160,
  },
  lineNo: piecesField('行号', 'Line', { min: 1, max: 500, width: 64, required: true, key: true }),
  skuCode: skuCodeField,
  sku: skuField,
  supplierItemNo: {
    kind: 'code',
    label: text('供应商货号', 'Supplier item no.'),
    readOnly: true,
    maxLength: 60,
    width: 140,
    seenWith: { page: 'supplierSkuList', field: 'supplierItemNo' },
  },
  supplier: { ...termFields.supplier, readOnly: true },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, width: 110, seenWith: ofOrder('buyer') },
  category: {
    kind: 'cascade',
    label: text('类目', 'Category'),
    entity: 'category',
    readOnly: true,
    hidden: true,
    width: 160,
  },
  warehouse: { ...termFields.warehouse, readOnly: true },
  companyEntity: { ...termFields.companyEntity, readOnly: true },
  lineStatus: {
    kind: 'enum',
    label: text('行状态', 'Line status'),
    required: true,
    readOnly: true,
    width: 120,
    options: lineStatusOptions,
  },
  orderState: { ...orderState, label: text('订单状态', 'Order status'), required: true },
} as const satisfies Fields;

/** [R7] What became of its pieces, and what that comes to. */
export const measuredLineFields = {
  qty: pieces('数量', 'Qty', 'qty'),
  effQty: pieces('有效数量', 'Effective qty', 'effQty', { width: 100 }),
  producedQty: pieces('已生产', 'Produced', 'producedQty'),
  passedQty: pieces('已验合格', 'Passed', 'passedQty'),
  shippedQty: pieces('已发货', 'Shipped', 'shippedQty'),
  inTransitQty: pieces('在途', 'In transit', 'inTransitQty'),
  receivedQty: pieces('已收货', 'Received', 'receivedQty'),
  blockedQty: pieces('质检冻结', 'Blocked', 'blockedQty', { hidden: true }),
  returnedQty: pieces('已退货', 'Returned', 'returnedQty', { hidden: true }),
  replaceQty: pieces('待补货', 'To replace', 'replaceQty', { hidden: true }),
  openQty: pieces('未交数量', 'Open qty', 'openQty'),
  invoicedQty: pieces('已开票', 'Invoiced', 'invoicedQty', { hidden: true }),
  settledQty: pieces('已结算', 'Settled', 'settledQty', { hidden: true }),
  currency: { kind: 'code', label: text('币种', 'Currency'), readOnly: true, maxLength: 3, width: 76, seenWith: ofOrder('currency') },
  price: amount('单价', 'Price', 'price', 4),
  amountNet: amount('未税金额', 'Net amount', 'amountNet'),
  amount: amount('含税金额', 'Gross amount', 'amount'),
  openAmount: amount('未交金额', 'Open amount', 'openAmount'),
  requiredDate: day('要求交期', 'Required date', 'requiredDate'),
  baselineDate: day('首次承诺', 'First promised', 'baselineDate', true),
  promisedDate: day('承诺交期', 'Confirmed date', 'promisedDate'),
  kpiDate: day('考核交期', 'KPI date', 'kpiDate', true),
  daysLate: piecesField('逾期天数', 'Days late', {
    min: 0,
    width: 90,
    seenWith: ofOrder('daysLate'),
    help: text(
      '有未交数量时，承诺交期（未承诺按要求交期）到今天的天数。',
      'Days since the confirmed date, or the required one where none is, as long as pieces are open.',
    ),
  }),
  effectiveAt: { kind: 'instant', label: text('生效时间', 'Effective at'), readOnly: true, width: 160, seenWith: ofOrder('effectiveAt') },
} as const satisfies Fields;
