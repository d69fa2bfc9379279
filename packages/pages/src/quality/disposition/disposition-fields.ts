import { text } from '@axle/kernel';
import type { Fields, IntegerField } from '@axle/page-kit';
import { decidedFields, numberOf } from '../../inventory/operation/operation-fields.ts';
import { inspectionOptions } from '../../purchasing/order/inspection-fields.ts';
import { dispositionKind, dispositionState } from './disposition-words.ts';

const pieces = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000,
  width: 90,
  ...more,
});

/** Which lot it is of. */
const lotFields = {
  inspection: { kind: 'ref', label: text('检验单号', 'Inspection no.'), entity: 'inspection', readOnly: true, width: 150 },
  type: { kind: 'enum', label: text('检验类型', 'Type'), readOnly: true, options: inspectionOptions, width: 100 },
  round: pieces('轮次', 'Round', { min: 1, max: 9, width: 70 }),
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 190 },
  purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', readOnly: true, width: 160 },
  orderLine: pieces('行号', 'Line', { min: 1, max: 500, hidden: true, width: 70 }),
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 180 },
  lotSize: pieces('批量', 'Lot size', { min: 1 }),
} as const satisfies Fields;

/** What sorting came to. */
const sortedFields = {
  okQty: pieces('良品', 'Good', { width: 80 }),
  badQty: pieces('不良品', 'Bad', { width: 80 }),
  replacedQty: pieces('已更换', 'Replaced', { width: 84 }),
  costHours: { kind: 'decimal', label: text('工时', 'Hours'), readOnly: true, scale: 1, min: '0', max: '9999', width: 80 },
} as const satisfies Fields;

/** On which terms a lot is conceded. */
const concededFields = {
  priceCutPct: { kind: 'percent', label: text('降价比例', 'Price cut'), readOnly: true, scale: 2, min: '0', max: '50', width: 90 },
  validUntil: { kind: 'date', label: text('有效期至', 'Valid until'), readOnly: true, width: 110 },
} as const satisfies Fields;

/** What came of it. */
const postedFields = {
  releasedQty: pieces('放行数量', 'Released', { width: 96 }),
  deduction: { kind: 'ref', label: text('扣款单', 'Deduction'), entity: 'deduction', readOnly: true, width: 150 },
  afterSale: { kind: 'ref', label: text('售后单', 'After-sales record'), entity: 'afterSale', readOnly: true, width: 150 },
  correction: {
    kind: 'text',
    label: text('供应商整改说明', 'Corrective action of the supplier'),
    readOnly: true,
    maxLength: 500,
    lines: 2,
    hidden: true,
    width: 200,
  },
  finishedAt: { kind: 'instant', label: text('完成时间', 'Finished at'), readOnly: true, width: 150 },
} as const satisfies Fields;

const { applicant, approver, approvedAt, rejectReason } = decidedFields;

/** A disposition of a rejected lot. */
export const dispositionFields = {
  dispositionNo: numberOf('处置单号', 'Disposition no.'),
  ...lotFields,
  kind: dispositionKind,
  qty: pieces('处置数量', 'Pieces', { min: 1 }),
  state: { ...dispositionState, label: text('状态', 'Status') },
  plan: { kind: 'text', label: text('方案与理由', 'Plan and reason'), readOnly: true, maxLength: 500, lines: 3, width: 240 },
  ...sortedFields,
  ...concededFields,
  ...postedFields,
  applicant,
  approver,
  approvedAt,
  rejectReason,
} as const satisfies Fields;
