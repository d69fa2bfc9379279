import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { purchaseOrderLineRecords } from '../order-line/purchase-order-list.ts';
import { boardList } from '../board/board-fields.ts';
import { kpiOf } from '../board/board-tiles.ts';
import { managementDetailTab } from './management-detail-tool.ts';
import { managementKpiOptions } from './management-words.ts';

export const managementBoardDetail = definePage({
  key: 'managementBoardDetail',
  title: text('管理看板明细', 'Management board detail'),
  words: ['管理指标明细', 'management figures'],
  help: {
    why: text(
      '管理层查看一个指标由哪些供应商与单据构成，并留下备注。',
      'Management sees which suppliers and documents contribute to a figure, and leaves a note.',
    ),
    notes: [
      text(
        '合计与看板上的数字一致；无权查看的供应商合为“其他”。',
        'The total is the figure of the board; suppliers that you may not see are one line, “Others”.',
      ),
      text(
        '最多逐行显示1,999行，其余也合入“其他”。备注按指标与月份保存，不能修改。',
        'At most 1,999 rows are shown one by one, the rest are part of “Others”. Notes are kept with the figure and its month and do not change.',
      ),
    ],
  },
  resource: purchaseOrderLineRecords,
  ...boardList,
  tabs: [managementDetailTab, { key: 'tab1', title: text('订单行', 'Order lines') }],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'note',
      title: text('添加备注', 'Add a note'),
      on: 'none',
      input: {
        kpi: kpiOf(managementKpiOptions),
        month: { kind: 'month', label: text('月份', 'Month'), help: text('不填为本月。', 'This month if left empty.') },
        note: { kind: 'text', label: text('备注', 'Note'), required: true, maxLength: 1000, lines: 3 },
      },
    },
  ],
});
