import { text } from '@axle/kernel';
import type { DateField, Fields, IntegerField, MoneyField, RefField, TextField } from '@axle/page-kit';
import { attachments, numberOf } from '../../inventory/operation/operation-fields.ts';
import { inspectionOptions } from '../order/inspection-fields.ts';
import { afterSaleSources, afterSaleTypes } from './after-sale-words.ts';

const pieces = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 999_999,
  width: 90,
  ...more,
});

const day = (zh: string, en: string): DateField => ({ kind: 'date', label: text(zh, en), readOnly: true, hidden: true, width: 116 });

const words = (zh: string, en: string): TextField => ({
  kind: 'text',
  label: text(zh, en),
  readOnly: true,
  hidden: true,
  maxLength: 500,
  lines: 2,
  width: 180,
});

const amount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '0',
  currency: { field: 'currency' },
  width: 120,
  ...more,
});

/** The defect for which something is done. */
export const causeField = {
  kind: 'ref',
  label: text('原因', 'Cause'),
  entity: 'defectCode',
  required: true,
  width: 170,
  help: text('缺陷代码；致命、主要缺陷须上传照片。', 'A defect code; critical and major defects need a photo.'),
} as const satisfies RefField;

/** Which pieces, from whom, and what is wrong with them. */
export const complainedFields = {
  asNo: numberOf('售后单号', 'After-sales no.'),
  type: { kind: 'enum', label: text('类型', 'Type'), required: true, options: afterSaleTypes, width: 110 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 200 },
  purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', required: true, key: true, width: 160 },
  orderLine: {
    kind: 'integer',
    label: text('行号', 'Line'),
    min: 1,
    max: 500,
    width: 70,
    help: text('同一SKU有多行时填写。', 'Required if several lines have the SKU.'),
  },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', width: 190, help: text('填行号或SKU。', 'Give the line or the SKU.') },
  qty: pieces('件数', 'Pieces', { required: true, readOnly: false, min: 1, width: 80 }),
  cause: causeField,
  source: { kind: 'enum', label: text('来源', 'Source'), required: true, options: afterSaleSources, width: 90 },
  sourceNo: { kind: 'code', documentNo: true, label: text('来源单号', 'Source no.'), maxLength: 60, width: 150 },
  lotType: {
    kind: 'enum',
    label: text('检验类型', 'Inspection'),
    options: inspectionOptions,
    readOnly: true,
    figure: true,
    hidden: true,
    width: 110,
  },
  refundAmount: amount('退款金额', 'Refund', {
    help: text('退货退款与折让：不填为全部含税金额。', 'For refunds and credits; the whole amount with tax if left empty.'),
  }),
  currency: { kind: 'code', label: text('币种', 'Currency'), readOnly: true, maxLength: 3, width: 76 },
  owner: {
    kind: 'user',
    label: text('负责人', 'Owner'),
    width: 100,
    help: text('不填取订单的采购员。', 'The buyer of the order if left empty.'),
  },
  matter: { kind: 'text', label: text('说明', 'Details'), maxLength: 500, lines: 2, width: 220 },
  attachments: { ...attachments, label: text('照片与附件', 'Photos and files') },
} as const satisfies Fields;

/** How far it has come. */
export const returningFields = {
  day: { ...day('发起日期', 'Opened on'), hidden: false },
  daysOpen: pieces('未结天数', 'Days open', { figure: true, reveals: ['day', 'endedOn'] }),
  outboundNo: { kind: 'code', documentNo: true, label: text('退供出库单', 'Outbound no.'), readOnly: true, maxLength: 20, width: 150 },
  sentBackQty: pieces('已寄回', 'Sent back', { figure: true }),
  carrier: { kind: 'text', label: text('承运商', 'Carrier'), readOnly: true, hidden: true, maxLength: 60, width: 120 },
  trackingNo: { kind: 'code', label: text('运单号', 'Tracking no.'), readOnly: true, maxLength: 60, width: 140 },
  replaceOrder: { kind: 'ref', label: text('补发订单', 'Replacement PO'), entity: 'purchaseOrder', readOnly: true, width: 160 },
  reshippedQty: pieces('已补发', 'Replaced', { figure: true }),
  heldQty: pieces('质检冻结退回', 'Returned from hold', { hidden: true }),
  unowedQty: pieces('未验收退回', 'Returned unaccepted', {
    hidden: true,
    help: text('从质检冻结退回且从未验收的件数，不欠款也不退款。', 'Sent back from QC hold and never accepted: neither owed nor refunded.'),
  }),
  unbilledQty: pieces('未开票件数', 'Unbilled pieces', { hidden: true }),
  unbilledNet: amount('冲回暂估', 'Unbilled amount', {
    readOnly: true,
    hidden: true,
    seenWith: { page: 'purchaseOrder', field: 'lines.price' },
    help: text('退款时冲回的暂估应付。', 'Unbilled goods that the refund reverses.'),
  }),
  sentBackOn: day('寄回日期', 'Sent back on'),
  supplierGotOn: day('供方签收日期', 'Received by supplier on'),
  endedOn: day('结束日期', 'Ended on'),
  companyEntity: {
    kind: 'ref',
    label: text('采购主体', 'Company entity'),
    entity: 'companyEntity',
    readOnly: true,
    hidden: true,
    width: 170,
  },
  warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', readOnly: true, hidden: true, width: 140 },
  returns: {
    kind: 'lines',
    label: text('归集的客退', 'Customer returns'),
    readOnly: true,
    by: ['receipt'],
    most: 500,
    sums: ['qty'],
    fields: {
      receipt: { kind: 'ref', label: text('客退收货单', 'Receipt'), entity: 'receipt', required: true, width: 180 },
      qty: { kind: 'integer', label: text('件数', 'Pieces'), required: true, min: 1, max: 999_999, width: 90 },
    },
  },
  refuseReason: words('拒绝原因', 'Reason for refusal'),
  voidReason: words('作废原因', 'Reason for voiding'),
} as const satisfies Fields;
