import { text } from '@axle/kernel';
import { definePage, type PercentField } from '@axle/page-kit';
import { purchaseOrderLineRecords } from '../order-line/purchase-order-list.ts';
import { boardList } from './board-fields.ts';
import { supplierBoardTab } from './supplier-board-tool.ts';

const weight = (zh: string, en: string, initial: string): PercentField => ({
  kind: 'percent',
  label: text(zh, en),
  required: true,
  initial,
  scale: 2,
  min: '0',
  max: '100',
});

export const supplierBoard = definePage({
  key: 'supplierBoard',
  title: text('供应商看板', 'Supplier board'),
  words: ['供应商评分', '供应商绩效', 'supplier scorecard', 'vendor rating'],
  help: {
    why: text(
      '采购经理给供应商排名，看谁在进步，决定把订单给谁。',
      'Purchasing managers rank suppliers, see who improves and decide who gets volume.',
    ),
    notes: [
      text(
        '总分默认=质量35%+交付30%+成本20%+服务15%；没有数据的维度不计，其余按权重重新分配。',
        'Unless set otherwise, score = quality 35%, delivery 30%, cost 20%, service 15%; a dimension without data drops out and the others count for more.',
      ),
      text(
        '交付=0.7×件准时率+0.3×首交齐套率；成本=80−10×价格变动；服务为48小时回复率。',
        'Delivery = 0.7 × OTD by pieces + 0.3 × in full at first delivery; cost = 80 − 10 × price change; service is replies within 48 hours.',
      ),
      text('等级：A≥85，B≥70，C≥60，其余为D。', 'Grades: A from 85, B from 70, C from 60, else D.'),
      text(
        '新权重合计须为100，从下月起用。冻结后的月份不再随单据变化。',
        'New weights add up to 100 and hold from next month. A frozen month no longer changes with its documents.',
      ),
    ],
  },
  resource: purchaseOrderLineRecords,
  ...boardList,
  tabs: [supplierBoardTab, { key: 'tab1', title: text('订单行', 'Order lines') }],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'setWeight',
      permission: 'weight',
      title: text('设置权重', 'Set weights'),
      on: 'none',
      confirm: text('新权重从下月起用于所有供应商。', 'The new weights apply to all suppliers from next month.'),
      input: {
        quality: weight('质量（%）', 'Quality (%)', '35'),
        delivery: weight('交付（%）', 'Delivery (%)', '30'),
        cost: weight('成本（%）', 'Cost (%)', '20'),
        service: weight('服务（%）', 'Service (%)', '15'),
      },
    },
    {
      key: 'freeze',
      title: text('冻结月份', 'Freeze a month'),
      on: 'none',
      confirm: text('冻结后该月评分不再变化，不能撤销。', 'The scores of the month will not change any more; this cannot be undone.'),
      input: { month: { kind: 'month', label: text('月份', 'Month'), required: true } },
    },
  ],
});
