import { text } from '@axle/kernel';
import type { DateField, Fields } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';
import { lineStatusOptions } from '../order/line-status-options.ts';
import { orderState } from '../order/order-states.ts';

const day = (zh: string, en: string, more: Partial<DateField> = {}): DateField => ({
  kind: 'date',
  label: text(zh, en),
  readOnly: true,
  width: 116,
  ...more,
});

/** Which line of which order it is. */
export const followedLineFields = {
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
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, width: 100 },
  warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse', required: true, readOnly: true, width: 140 },
  orderState: { ...orderState, label: text('订单状态', 'Order status'), required: true, width: 110 },
  effQty: piecesField('有效数量', 'Wanted', { min: 0, required: true, width: 96 }),
  openQty: piecesField('未交数量', 'Open qty', { min: 0, required: true, width: 96 }),
  producedQty: piecesField('已生产', 'Produced', { min: 0, required: true, width: 90 }),
  shippedQty: piecesField('已发货', 'Shipped', { min: 0, required: true, width: 90 }),
  lineStatus: {
    kind: 'enum',
    label: text('行状态', 'Line status'),
    required: true,
    readOnly: true,
    width: 110,
    options: lineStatusOptions,
  },
  batchCount: piecesField('批次数', 'Batches', { min: 0, required: true, width: 84 }),
} as const satisfies Fields;

/** The days that hold for it. */
export const heldDateFields = {
  requiredDate: day('要求交期', 'Required date', { required: true, hidden: true }),
  baselineDate: day('首次承诺', 'First promised'),
  promisedDate: day('承诺交期', 'Promised date'),
  kpiDate: day('考核交期', 'KPI date'),
  changeCount: piecesField('改期次数', 'Changes', {
    min: 0,
    width: 90,
    help: text('已通过的改期，不含首次承诺。', 'Approved changes, not counting the date first promised.'),
  }),
  changing: {
    kind: 'bool',
    label: text('改期待审', 'Change pending'),
    required: true,
    readOnly: true,
    width: 104,
  },
} as const satisfies Fields;
