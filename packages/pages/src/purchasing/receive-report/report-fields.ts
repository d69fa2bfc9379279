import { text } from '@axle/kernel';
import { type DateField, type Fields, type FilesField, type IntegerField, pictureEndings, type TextField } from '@axle/page-kit';
import { mostOrderLines } from '@axle/purchasing';
import { numberOf, skusOf } from '../../inventory/operation/operation-fields.ts';
import { piecesField } from '../../inventory/stock-fields.ts';

const pictures = (zh: string, en: string, more: Partial<FilesField> = {}): FilesField => ({
  kind: 'files',
  label: text(zh, en),
  most: 10,
  endings: pictureEndings,
  mostBytes: 10_485_760,
  width: 130,
  ...more,
});

const said = (zh: string, en: string, more: Partial<TextField> = {}): TextField => ({
  kind: 'text',
  label: text(zh, en),
  maxLength: 500,
  lines: 2,
  width: 180,
  ...more,
});

const reason = (zh: string, en: string): TextField => said(zh, en, { readOnly: true, hidden: true });
const eta: DateField = { kind: 'date', label: text('预计到仓', 'ETA'), readOnly: true, figure: true, width: 116 };

/** Which batch is reported, of which order, from whom and where. */
export const reportedFields = {
  rrNo: numberOf('收货报告单号', 'Receive report no.'),
  shipBatch: {
    kind: 'ref',
    label: text('发货批次', 'Batch no.'),
    entity: 'shipBatch',
    required: true,
    immutable: true,
    width: 160,
    help: text('已发货的批次；一个批次在一个仓库有一份报告。', 'A batch that was shipped; it has one report at its warehouse.'),
  },
  purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', readOnly: true, width: 160 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 190 },
  warehouse: { kind: 'ref', label: text('收货仓库', 'Deliver to'), entity: 'warehouse', readOnly: true, width: 150 },
  eta,
} as const satisfies Fields;

/** How the goods came, and who received them. */
export const arrivalFields = {
  containerNo: { kind: 'code', label: text('柜号', 'Container no.'), maxLength: 20, width: 130 },
  sealNo: { kind: 'code', label: text('封条号', 'Seal no.'), maxLength: 40, width: 120 },
  sealIntact: { kind: 'bool', label: text('封条完好', 'Seal intact'), initial: true, width: 90 },
  arrivedAt: {
    kind: 'instant',
    label: text('到货时间', 'Arrived at'),
    width: 160,
    help: text('不填为现在。', 'Now if left empty.'),
  },
  receiver: said('收货人', 'Received by', { maxLength: 60, lines: 1, width: 110 }),
  photos: pictures('照片', 'Photos', { help: text('残损、短少或封条损坏须上传。', 'Needed for damage, shortages and broken seals.') }),
  signature: pictures('签名', 'Signature', { most: 1, endings: ['png'], mostBytes: 1_048_576, width: 100 }),
  note: said('备注', 'Note'),
} as const satisfies Fields;

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 999_999,
  width: 90,
  ...more,
});

/** What came of each line of the batch. */
export const reportLines = {
  lines: {
    kind: 'lines',
    label: text('明细', 'Lines'),
    by: ['orderLine'],
    most: mostOrderLines,
    fixed: true,
    sums: ['shipped', 'counted', 'good', 'damaged', 'short', 'over', 'cartons'],
    fields: {
      orderLine: { kind: 'integer', label: text('行号', 'Line'), required: true, immutable: true, min: 1, max: mostOrderLines, width: 70 },
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 220 },
      shipped: count('发货数量', 'Shipped', { readOnly: true }),
      counted: count('实收', 'Counted'),
      good: count('良品', 'Good'),
      damaged: count('残损', 'Damaged'),
      short: count('短少', 'Short', { readOnly: true }),
      over: count('超收', 'Over', { readOnly: true }),
      cartons: count('箱数', 'Cartons'),
      photos: pictures('照片', 'Photos'),
      remark: said('备注', 'Remark', { maxLength: 200, lines: 1 }),
    },
  },
} as const satisfies Fields;

const sum = (zh: string, en: string) => piecesField(zh, en, { min: 0, figure: true, width: 90 });

/** What the lines come to. */
export const reportSums = {
  skus: skusOf('receive_report_sku'),
  shippedQty: sum('发货数量', 'Shipped'),
  countedQty: sum('实收', 'Counted'),
  goodQty: sum('良品', 'Good'),
  damagedQty: sum('残损', 'Damaged'),
  shortQty: sum('短少', 'Short'),
  overQty: sum('超收', 'Over'),
} as const satisfies Fields;

/** How a shortage is settled. */
export const shortWays = [
  { code: 'claim', label: text('索赔', 'Claim') },
  { code: 'deduct', label: text('短装扣款', 'Deduct from the supplier') },
  { code: 'none', label: text('不追究', 'Neither') },
] as const;

/** Who submitted and confirmed it, and what came of it. */
export const endingFields = {
  submittedBy: { kind: 'user', label: text('提交人', 'Submitted by'), readOnly: true, width: 100 },
  submittedAt: { kind: 'instant', label: text('提交时间', 'Submitted at'), readOnly: true, hidden: true, width: 160 },
  confirmedBy: { kind: 'user', label: text('确认人', 'Confirmed by'), readOnly: true, width: 100 },
  confirmedAt: { kind: 'instant', label: text('确认时间', 'Confirmed at'), readOnly: true, width: 160 },
  receiptNo: { kind: 'code', documentNo: true, label: text('收货单号', 'Receipt no.'), readOnly: true, maxLength: 20, width: 150 },
  shortWay: { kind: 'enum', label: text('短少处理', 'Shortage'), readOnly: true, options: shortWays, width: 120 },
  claimNos: { kind: 'tags', label: text('索赔与扣款单号', 'Claims and deductions'), readOnly: true, maxLength: 20, width: 200 },
  returnReason: reason('退回原因', 'Reason for returning'),
  voidReason: reason('作废原因', 'Reason for voiding'),
} as const satisfies Fields;
