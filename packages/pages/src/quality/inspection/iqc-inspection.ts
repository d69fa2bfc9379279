import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { inspectionRecords } from './inspection-records.ts';
import { scheduleInput } from './inspection-states.ts';
import { inspectionsIn } from './inspections-in.ts';

const tab = inspectionsIn('iqc');

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
        'Damaged pieces are no part of the lot and are decided with the receiving differences; the lot is what was received as good.',
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
    tab('tab2', '完成', 'Done', 'accepted', 'rejected', 'conceded'),
    tab('tab3', '免检', 'Skipped', 'closed', 'void'),
  ],
  standard: ['list', 'export', 'log'],
  actions: [
    {
      key: 'assign',
      title: text('分配', 'Assign'),
      on: 'one',
      when: { field: 'state', in: ['requested', 'scheduled'] },
      input: scheduleInput,
    },
  ],
});
