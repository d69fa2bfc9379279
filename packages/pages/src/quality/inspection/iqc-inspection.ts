import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { inspectionRecords } from './inspection-records.ts';
import { scheduleInput } from './inspection-states.ts';
import { inspectionsIn } from './inspections-in.ts';

const tab = inspectionsIn('iqc');

/** Of the inspections in a tab those that were released without one, or the others. */
const inspected = (own: ReturnType<typeof tab>, waived: boolean) => ({
  ...own,
  filters: [...own.filters, { field: 'waived', op: 'eq', value: waived }] as const,
});

const pieces = {
  kind: 'integer',
  label: text('件数', 'Pieces'),
  min: 1,
  max: 1_000_000,
  help: text('不填为全部冻结件。', 'All pieces on hold if left empty.'),
} as const;
const reason = { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 500, lines: 2 } as const;

export const iqcInspection = definePage({
  key: 'iqcInspection',
  title: text('来料检验', 'Incoming inspections'),
  words: ['IQC', '到货检验', 'incoming quality control', 'goods-in inspection'],
  help: {
    why: text('到仓的货由检验决定入库、冻结还是退回。', 'Decides whether received goods go to stock, stay blocked or go back.'),
    notes: [
      text(
        '收货单清点完成后，按行自动申请；待检的货为质检冻结，放行前不能上架与销售。',
        'A request for each line appears once its receipt is counted; until released the pieces stay on QC hold and cannot be put away or sold.',
      ),
      text(
        '残损件不进检验批，按收货差异处理；批量为送检的良品数。',
        'Damaged pieces are not part of the lot and are handled as receiving differences; the lot size is the quantity received as good.',
      ),
      text(
        '合格或让步后仍冻结的件（挑出的不良品）可“放行冻结件”或“转残损”；都上架后检验单自动关闭。',
        'Pieces of an accepted or conceded lot still on hold (sorted-out defects) can be released or blocked; the inspection closes automatically once everything is put away.',
      ),
      text(
        '“免检入库”须出货检验已合格、主要缺陷为放宽且到货无残损。',
        '“Skip” requires a lot accepted at the supplier, reduced inspection of major defects and a receipt without damage.',
      ),
      text('免检的SKU直接入库，在“免检”中留有原因。', 'SKUs exempt from inspection go to stock at once; “Skipped” keeps the reason.'),
    ],
  },
  resource: inspectionRecords,
  columns: [
    'inspectionNo',
    'receipt',
    'receiptLine',
    'warehouse',
    'supplier',
    'purchaseOrder',
    'orderLine',
    'sku',
    'lotSize',
    'waived',
    'reason',
    'criticalFound',
    'majorFound',
    'minorFound',
    'state',
    'result',
    'blockedQty',
    'releasedQty',
    'disposition',
    'dispositionState',
    'createdAt',
    'waitingHours',
    'planDate',
    'inspector',
    'round',
    'reportFiles',
    'note',
    'damagedQty',
    'decidedBy',
    'scheduledAt',
    'startedAt',
    'finishedAt',
    'createdBy',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: [
    'inspectionNo',
    'receipt',
    'purchaseOrder',
    'sku',
    'warehouse',
    'supplier',
    'state',
    'result',
    'disposition',
    'inspector',
    'waived',
    'createdAt',
  ],
  totals: ['lotSize', 'blockedQty', 'releasedQty'],
  search: ['inspectionNo'],
  sort: [{ field: 'createdAt' }],
  headline: ['receipt', 'warehouse', 'supplier', 'sku', 'lotSize', 'waitingHours', 'inspector', 'result', 'blockedQty', 'releasedQty'],
  tabs: [
    tab('tab0', '待检', 'Waiting', 'requested', 'scheduled'),
    tab('tab1', '进行中', 'Running', 'sampling', 'judging'),
    inspected(tab('tab2', '完成', 'Done', 'accepted', 'rejected', 'conceded', 'closed', 'void'), false),
    inspected(tab('tab3', '免检', 'Skipped', 'closed'), true),
  ],
  standard: ['list', 'export', 'log'],
  transitions: ['skip'],
  actions: [
    {
      key: 'assign',
      title: text('分配', 'Assign'),
      on: 'one',
      when: { field: 'state', in: ['requested', 'scheduled'] },
      input: scheduleInput,
    },
    {
      key: 'release',
      title: text('放行冻结件', 'Release held'),
      on: 'one',
      when: { field: 'state', in: ['accepted', 'conceded'] },
      confirm: text('冻结件解除质检冻结，等待上架。', 'The pieces leave QC hold and wait to be put away.'),
      input: { qty: pieces, reason },
    },
    {
      key: 'block',
      title: text('转残损', 'Block'),
      on: 'one',
      when: { field: 'state', in: ['accepted', 'conceded'] },
      tone: 'danger',
      confirm: text('冻结件转为残损库存，不能销售。', 'The pieces become damaged stock and cannot be sold.'),
      input: { qty: pieces, reason },
    },
  ],
});
