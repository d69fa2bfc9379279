import { text } from '@axle/kernel';
import type { DateField, Fields } from '@axle/page-kit';
import { piecesField, skuCodeField, skuField } from '../../inventory/stock-fields.ts';
import { termFields } from '../order/order-fields.ts';
import { lineStatusOptions } from '../order/line-status-options.ts';
import { dateReasons } from '../order/date-reasons.ts';
import { responsibilities } from './date-words.ts';

const day = (zh: string, en: string): DateField => ({ kind: 'date', label: text(zh, en), readOnly: true, width: 116 });

/** Lines of orders and the days by which they are measured. */
export const dueLineFields = {
  purchaseOrder: {
    kind: 'ref',
    label: text('采购单号', 'PO no.'),
    entity: 'purchaseOrder',
    required: true,
    readOnly: true,
    key: true,
    width: 160,
  },
  orderLine: piecesField('行号', 'Line', { min: 1, max: 500, width: 64, required: true }),
  skuCode: skuCodeField,
  sku: skuField,
  supplier: { ...termFields.supplier, readOnly: true },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, width: 110 },
  category: { kind: 'cascade', label: text('类目', 'Category'), entity: 'category', readOnly: true, hidden: true, width: 160 },
  warehouse: { ...termFields.warehouse, readOnly: true },
  companyEntity: { ...termFields.companyEntity, readOnly: true },
  lineStatus: {
    kind: 'enum',
    label: text('行状态', 'Line status'),
    required: true,
    readOnly: true,
    width: 110,
    options: lineStatusOptions,
  },
  effQty: piecesField('有效数量', 'Wanted', { min: 0, required: true, width: 96 }),
  shippedQty: piecesField('已发货', 'Shipped', { min: 0, required: true, width: 90 }),
  receivedQty: piecesField('已收货', 'Received', { min: 0, required: true, width: 90 }),
  openQty: piecesField('未交数量', 'Open qty', { min: 0, required: true, width: 96 }),
  kpiDate: day('考核交期', 'KPI date'),
  baselineDate: day('首次承诺', 'First promised'),
  promisedDate: day('承诺交期', 'Promised date'),
  changeCount: piecesField('改期次数', 'Changes', { min: 0, required: true, width: 90 }),
  lastReason: { kind: 'enum', label: text('最近改期原因', 'Last reason'), readOnly: true, options: dateReasons, width: 130 },
  lastResponsibility: { kind: 'enum', label: text('责任', 'Responsibility'), readOnly: true, options: responsibilities, width: 110 },
} as const satisfies Fields;
