import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { purchaseOrderLineRecords } from '../order-line/purchase-order-list.ts';
import { boardList } from './board-fields.ts';
import { detailTab } from './detail-tool.ts';

export const purchaseBoardDetail = definePage({
  key: 'purchaseBoardDetail',
  title: text('采购看板明细', 'Purchase board detail'),
  words: ['指标明细', 'KPI lines'],
  help: {
    why: text('采购员与经理逐行核对看板上的一个数字。', 'Buyers and managers verify a figure of the board line by line.'),
    notes: [
      text(
        '比率=分子合计÷分母合计；审批时长取各行中位；其余为分子合计，与看板上的数字一致。',
        'A rate is Σ numerator ÷ Σ denominator; approval time is the median of the rows; all others are Σ numerator. They equal the figure of the board.',
      ),
      text('最多显示2,000行，合计为全部行。', 'At most 2,000 rows are shown; the figure is that of all.'),
    ],
  },
  resource: purchaseOrderLineRecords,
  ...boardList,
  tabs: [detailTab, { key: 'tab1', title: text('订单行', 'Order lines') }],
  standard: ['list', 'export'],
});
