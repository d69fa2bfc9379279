import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { inspectionRecords } from './inspection-records.ts';
import { scheduleInput } from './inspection-states.ts';
import { inspectionsIn } from './inspections-in.ts';
import { scheduleTab } from './schedule-tool.ts';

const tab = inspectionsIn('outgoing');

export const outgoingInspection = definePage({
  key: 'outgoingInspection',
  title: text('出货检验', 'Outgoing inspections'),
  words: ['验货', '出货检', '驻厂验货', 'OQC', 'pre-shipment inspection', 'PSI'],
  help: {
    why: text('成品在供应商处验货放行后才能发货。', 'Finished goods are released at the supplier before they may be shipped.'),
    notes: [
      text(
        '申请来自采购的“报检”，也可在此新增；批量不超过订单行未验合格的数量，最早明天。',
        'Requests come from purchasing, or are added here: at most the pieces of the order line not yet passed, from tomorrow at the earliest.',
      ),
      text(
        '排期指定检验员与日期；一名检验员一天最多去两处，来料与装柜检验也计入。',
        'Scheduling sets inspector and date; an inspector visits at most two places a day, incoming lots and loadings included.',
      ),
      text(
        '“排期”按周显示每名检验员的验货：把待排的申请拖到某人某天即排期，在格间拖动即改期，停在箭头上翻周；不符合规则的卡片退回并写明原因。',
        'Schedule shows the visits of each inspector by week. Drag a request onto a day to schedule it, or a visit to another cell to move it; held over an arrow it turns the week. A card that is refused goes back and says why.',
      ),
      text(
        '用键盘：在卡片的移动按钮上按空格或回车拿起，方向键选格，PageUp、PageDown翻周，回车放下，Esc取消。',
        'By keyboard: Space or Enter on the move button of a card picks it up, the arrows choose a cell, Page Up and Page Down turn the week, Enter drops it, Escape cancels.',
      ),
      text(
        '“按城市”把同一周的验货与申请按供应商城市归在一起，便于顺路合并；可一键并入已有的行程。列表在“已排期”。',
        'By city groups the week’s visits and requests by the city of the supplier, to combine trips: a request joins a visit by one click. The list stands under Scheduled.',
      ),
      text(
        '免检放行须写明原因；同一供应商该SKU最近3批有不合格时不能免检。',
        'Waiving requires a reason, and is refused after a rejection among the last 3 lots of the SKU from the supplier.',
      ),
      text(
        '放行的数量计入订单行的“已验合格”，检验计划含出货检验的行才能发货。',
        'Released pieces count as passed on the order line; lines planned for outgoing inspection can only ship then.',
      ),
    ],
  },
  resource: inspectionRecords,
  columns: [
    'inspectionNo',
    'round',
    'supplier',
    'city',
    'place',
    'purchaseOrder',
    'orderLine',
    'sku',
    'lotSize',
    'planDate',
    'inspector',
    'party',
    'state',
    'result',
    'criticalFound',
    'majorFound',
    'minorFound',
    'disposition',
    'dispositionState',
    'releasedQty',
    'waived',
    'fee',
    'reportFiles',
    'note',
    'reason',
    'decidedBy',
    'province',
    'cartonQty',
    'scheduledAt',
    'startedAt',
    'finishedAt',
    'original',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: [
    'inspectionNo',
    'purchaseOrder',
    'sku',
    'supplier',
    'city',
    'province',
    'state',
    'result',
    'disposition',
    'party',
    'inspector',
    'planDate',
    'waived',
    'createdAt',
  ],
  totals: ['lotSize', 'releasedQty'],
  search: ['inspectionNo', 'place'],
  sort: [{ field: 'planDate' }],
  headline: ['supplier', 'purchaseOrder', 'sku', 'lotSize', 'planDate', 'inspector', 'result', 'releasedQty'],
  tabs: [
    tab('tab0', '申请', 'Requests', 'requested'),
    scheduleTab,
    tab('scheduled', '已排期', 'Scheduled', 'scheduled'),
    tab('tab2', '执行', 'In progress', 'sampling', 'judging'),
    tab('tab3', '完成', 'Done', 'accepted', 'rejected', 'conceded', 'closed', 'void'),
  ],
  form: [
    {
      title: text('检验批', 'Lot'),
      fields: ['purchaseOrder', 'orderLine', 'lotSize', 'cartonQty', 'planDate', 'place', 'party', 'note'],
    },
  ],
  standard: ['list', 'add', 'update', 'export', 'log'],
  transitions: ['schedule', 'refuse', 'waive', 'void'],
  actions: [
    {
      key: 'move',
      title: text('改期', 'Reschedule'),
      permission: 'schedule',
      on: 'one',
      when: { field: 'state', in: ['scheduled'] },
      input: scheduleInput,
      begins: 'asRecord',
    },
  ],
});
