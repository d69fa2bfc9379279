import { text } from '@axle/kernel';
import type { Fields, FilesField, InstantField, IntegerField, TextField } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { dispositionKind, dispositionState } from '../disposition/disposition-words.ts';
import { inspectTypes, severitiesField } from '../quality-options.ts';
import { inspectingParties, inspectionResults, inspectionState } from './inspection-words.ts';

const pieces = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000,
  width: 90,
  ...more,
});

const moment = (zh: string, en: string): InstantField => ({
  kind: 'instant',
  label: text(zh, en),
  readOnly: true,
  hidden: true,
  width: 150,
});

/** What was found and signed at the place. */
const reportFiles: FilesField = {
  kind: 'files',
  label: text('检验报告', 'Report files'),
  most: 20,
  endings: ['pdf', 'jpg', 'jpeg', 'png', 'xlsx'],
  mostBytes: 15_728_640,
  width: 140,
};

/** Which lot is inspected, and whose it is. */
export const inspectedLotFields = {
  inspectionNo: numberOf('检验单号', 'Inspection no.'),
  type: { kind: 'enum', label: text('检验类型', 'Type'), readOnly: true, options: inspectTypes, width: 100 },
  round: pieces('轮次', 'Round', { min: 1, max: 9, width: 70, help: text('1为首次检验。', '1 is the original inspection.') }),
  original: { kind: 'ref', label: text('原检验单', 'Original'), entity: 'inspection', readOnly: true, hidden: true, width: 150 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 200 },
  purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', immutable: true, width: 160 },
  orderLine: pieces('行号', 'Line', { readOnly: false, immutable: true, min: 1, max: 500, width: 70 }),
  receipt: { kind: 'ref', label: text('收货单号', 'Receipt no.'), entity: 'receipt', readOnly: true, width: 150 },
  receiptLine: pieces('收货行', 'Receipt line', { min: 1, max: 100_000, hidden: true, width: 84 }),
  warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', readOnly: true, width: 140 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 190 },
  sample: {
    kind: 'ref',
    label: text('新品样品', 'Sample'),
    entity: 'newProductSample',
    readOnly: true,
    width: 150,
    help: text('样品检验所检的样品；其他检验没有。', 'What a sample inspection is of; others have none.'),
  },
  lotSize: pieces('批量', 'Lot size', { required: true, readOnly: false, min: 1, width: 90 }),
  cartonQty: pieces('每箱件数', 'Per carton', {
    readOnly: false,
    min: 1,
    hidden: true,
    width: 90,
    help: text('不填取SKU的箱规。', 'Taken from the SKU if left empty.'),
  }),
} as const satisfies Fields;

/** What is known of a supplier's place, from its own record. */
const ofSupplier = (zh: string, en: string, field: 'province' | 'address', more: Pick<TextField, 'width' | 'hidden'>): TextField => ({
  kind: 'text',
  label: text(zh, en),
  readOnly: true,
  figure: true,
  seenWith: { page: 'supplier', field },
  maxLength: 60,
  ...more,
});

/** Where and when, by whom. */
export const plannedFields = {
  province: ofSupplier('省份', 'Province', 'province', { width: 90, hidden: true }),
  city: ofSupplier('城市', 'City', 'address', { width: 100 }),
  place: {
    kind: 'text',
    label: text('验货地点', 'Place'),
    maxLength: 120,
    width: 160,
    help: text('不填为供应商处。', 'At the supplier if left empty.'),
  },
  planDate: { kind: 'date', label: text('计划日期', 'Planned for'), required: true, width: 116 },
  inspector: { kind: 'user', label: text('检验员', 'Inspector'), readOnly: true, width: 100 },
  party: { kind: 'enum', label: text('检验方', 'Inspected by'), options: inspectingParties, initial: 'own', width: 110 },
  state: inspectionState,
} as const satisfies Fields;

/** What was found, and what became of the lot. */
export const judgedFields = {
  sampleSize: pieces('样本量', 'Sample size', { figure: true, width: 96 }),
  inspectedUnits: pieces('已检', 'Inspected', { figure: true, width: 84 }),
  acceptance: {
    kind: 'text',
    label: text('Ac 致命/主要/次要', 'Ac CR/MA/MI'),
    readOnly: true,
    figure: true,
    maxLength: 40,
    width: 130,
    help: text('各等级的接收数。', 'The acceptance number of each class.'),
  },
  severity: severitiesField,
  result: { kind: 'enum', label: text('结果', 'Result'), readOnly: true, options: inspectionResults, width: 90 },
  disposition: dispositionKind,
  dispositionState,
  waived: { kind: 'bool', label: text('免检放行', 'Waived'), readOnly: true, width: 90 },
  criticalFound: pieces('致命', 'Critical', { width: 80 }),
  majorFound: pieces('主要', 'Major', { width: 80 }),
  minorFound: pieces('次要', 'Minor', { width: 80 }),
  releasedQty: pieces('放行数量', 'Released', { width: 96 }),
  damagedQty: pieces('转残损', 'Set aside as damaged', { hidden: true, width: 100 }),
  blockedQty: pieces('冻结数量', 'Blocked', { figure: true, width: 96, reveals: ['lotSize', 'releasedQty', 'damagedQty'] }),
  waitingHours: {
    kind: 'decimal',
    label: text('等待小时', 'Hours waiting'),
    readOnly: true,
    figure: true,
    scale: 1,
    min: '0',
    width: 100,
    help: text('从申请到开始检验。', 'From the request until the inspection starts.'),
  },
  fee: {
    kind: 'decimal',
    label: text('复检费', 'Re-inspection fee'),
    readOnly: true,
    scale: 2,
    min: '0',
    max: '999999',
    width: 90,
    help: text('由供应商承担，按订单币种扣款。', 'Charged to the supplier, in the currency of the order.'),
  },
  reportFiles,
  note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, width: 200 },
  reason: { kind: 'text', label: text('原因', 'Reason'), readOnly: true, maxLength: 500, lines: 2, hidden: true, width: 200 },
  decidedBy: { kind: 'user', label: text('判定人', 'Decided by'), readOnly: true, hidden: true, width: 100 },
  signedBy: {
    kind: 'text',
    label: text('签名', 'Signed by'),
    readOnly: true,
    hidden: true,
    maxLength: 60,
    width: 120,
    help: text('提交判定时签名的人，可为供应商代表。', 'Who signed the verdict as it was submitted; a representative of the supplier may.'),
  },
  reviewWaits: {
    kind: 'bool',
    label: text('待复核', 'Review pending'),
    readOnly: true,
    width: 110,
    help: text(
      '发现致命缺陷或样本量≥200时须由另一人复核，复核后才放行或处置。',
      'With a critical defect or a sample of 200 or more, a second person reviews the verdict before release or disposition.',
    ),
  },
  reviewer: { kind: 'user', label: text('复核人', 'Reviewed by'), readOnly: true, hidden: true, width: 100 },
  reviewedAt: moment('复核时间', 'Reviewed at'),
  reopenedAt: moment('重新判定时间', 'Reopened at'),
  scheduledAt: moment('排期时间', 'Scheduled at'),
  startedAt: moment('开始时间', 'Started at'),
  finishedAt: moment('完成时间', 'Finished at'),
} as const satisfies Fields;
