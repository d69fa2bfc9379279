import { text } from '@axle/kernel';
import { defineResource, type IntegerField } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { checkedItem, checkPhotos, correctionEvidence, problemField } from './in-process-inputs.ts';
import { inProcessStates } from './in-process-states.ts';
import { checkState, correctiveOptions, shiftOptions, stageOptions, verdictOptions } from './in-process-words.ts';

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000,
  width: 90,
  ...more,
});

/** Checks of goods while their supplier makes them. */
export const inProcessRecords = defineResource({
  entity: 'inProcessCheck',
  label: text('过程检验', 'In-process inspection'),
  service: 'nova',
  nameFields: ['checkNo'],
  knownBy: { code: 'checkNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  constraints: {
    in_process_check_found: {
      code: 'FOUND',
      field: 'foundUnits',
      message: text('不合格数不能超过检查数', 'Nonconforming units cannot exceed the units checked'),
    },
  },
  fields: {
    checkNo: numberOf('检验单号', 'Inspection no.'),
    supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 200 },
    purchaseOrder: {
      kind: 'ref',
      label: text('采购单号', 'PO no.'),
      entity: 'purchaseOrder',
      required: true,
      immutable: true,
      width: 160,
    },
    orderLine: count('行号', 'Line', { readOnly: false, required: true, immutable: true, min: 1, max: 500, width: 70 }),
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 190 },
    orderQty: count('订单数量', 'Ordered', {
      help: text('新增时订单行的有效数量。', 'Effective quantity of the order line when the check was added.'),
    }),
    stage: { kind: 'enum', label: text('阶段', 'Stage'), required: true, initial: 'patrol', options: stageOptions, width: 100 },
    plannedQty: count('计划点', 'Due at', {
      readOnly: false,
      help: text('生产到多少件时检查；一般为20%、50%、80%。', 'Quantity produced at which the check is due; usually 20, 50 and 80%.'),
    }),
    planDate: { kind: 'date', label: text('计划日期', 'Planned for'), required: true, width: 116 },
    inspector: { kind: 'user', label: text('检验员', 'Inspector'), readOnly: true, width: 100 },
    state: checkState,
    productionLine: { kind: 'text', label: text('产线', 'Line of the plant'), maxLength: 40, width: 120 },
    shift: { kind: 'enum', label: text('班次', 'Shift'), options: shiftOptions, width: 80 },
    producedQty: count('已生产', 'Produced'),
    producedPct: {
      kind: 'percent',
      label: text('生产进度', 'Production'),
      readOnly: true,
      scale: 1,
      min: '0',
      max: '100',
      width: 96,
      reveals: ['producedQty', 'orderQty'],
    },
    checkedUnits: count('检查数', 'Checked'),
    foundUnits: count('不合格数', 'Found'),
    verdict: { kind: 'enum', label: text('判定', 'Verdict'), readOnly: true, options: verdictOptions, width: 90 },
    problem: { ...problemField, readOnly: true },
    nextPatrol: { kind: 'instant', label: text('下次巡检', 'Next patrol'), readOnly: true, width: 150 },
    correctiveState: { kind: 'enum', label: text('纠正状态', 'Corrective action'), readOnly: true, options: correctiveOptions, width: 110 },
    correction: {
      kind: 'text',
      label: text('纠正措施', 'Action taken'),
      readOnly: true,
      maxLength: 500,
      lines: 3,
      width: 220,
    },
    evidence: { ...correctionEvidence, readOnly: true },
    checkedAt: { kind: 'instant', label: text('检查时间', 'Checked at'), readOnly: true, width: 150 },
    closedBy: { kind: 'user', label: text('关闭人', 'Closed by'), readOnly: true, width: 100 },
    closedAt: { kind: 'instant', label: text('关闭时间', 'Closed at'), readOnly: true, width: 150 },
    photos: { ...checkPhotos, readOnly: true },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, width: 200 },
    reason: { kind: 'text', label: text('作废原因', 'Void reason'), readOnly: true, maxLength: 500, lines: 2, width: 180, hidden: true },
    items: {
      kind: 'lines',
      label: text('检查项', 'Items'),
      readOnly: true,
      by: ['checkGroup', 'item'],
      most: 100,
      fields: checkedItem,
    },
  },
  unique: [{ fields: ['checkNo'] }],
  states: inProcessStates,
});
