import { text } from '@axle/kernel';
import { definePage, type PercentField } from '@axle/page-kit';
import { gradeWords, usualScoreWords, usualWeights } from '@axle/purchasing';
import { purchaseOrderLineRecords } from '../order-line/purchase-order-list.ts';
import { boardList } from './board-fields.ts';
import { scoreInputs, supplierBoardTab } from './supplier-board-tool.ts';

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
      'Purchasing managers rank suppliers, see who is improving, and decide who gets orders.',
    ),
    notes: [
      usualScoreWords,
      text(
        '没有数据的维度或项目不计，其余按权重重新分配；各维度的公式在“供应商看板明细”的概览中。',
        'A dimension or item without data is excluded and its weight is redistributed; the formula of each dimension is in the overview of the supplier’s file.',
      ),
      gradeWords,
      text(
        '批次为出货检验与来料检验判定的原始批，不含免检、返工复检与过程检验；PPM=不合格件÷抽检件×100万。',
        'Lots are original ones judged by outgoing or incoming inspection: none that were waived, inspected again or checked in process. PPM = nonconforming ÷ inspected units × 1,000,000.',
      ),
      text(
        '8D按时关闭率为到期的改进项中按时关闭的；单证一次正确率为结算匹配时价格、数量、税率均无异常的发票。',
        '8D closed on time is the share of due improvements closed by their due date; documents right first time is the share of invoices matched without an exception in price, quantity or tax.',
      ),
      text(
        '新权重合计须为100，从下月起用。冻结后的月份不再随单据变化。',
        'New weights must add up to 100 and apply from next month. A frozen month no longer changes with its documents.',
      ),
      text(
        '“发送评分”按供应商的语言发邮件，评分表PDF作为附件；邮件在邮件控制台中。',
        '“Mail scores” writes to each supplier in its language with the score card as PDF; the mails are in the mail console.',
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
        quality: weight('质量（%）', 'Quality (%)', usualWeights.quality),
        delivery: weight('交付（%）', 'Delivery (%)', usualWeights.delivery),
        cost: weight('成本（%）', 'Cost (%)', usualWeights.cost),
        service: weight('服务（%）', 'Service (%)', usualWeights.service),
      },
    },
    {
      key: 'freeze',
      title: text('冻结月份', 'Freeze a month'),
      on: 'none',
      confirm: text('冻结后该月评分不再变化，不能撤销。', 'The scores of the month no longer change; this cannot be undone.'),
      input: { month: { kind: 'month', label: text('月份', 'Month'), required: true } },
    },
    {
      key: 'mailScore',
      title: text('发送评分', 'Mail scores'),
      on: 'none',
      input: {
        suppliers: { kind: 'ref', label: text('供应商', 'Suppliers'), entity: 'supplier', several: true, required: true },
        period: { ...scoreInputs.period, initial: 'month' },
        month: scoreInputs.month,
        again: {
          kind: 'bool',
          label: text('再次发送', 'Send again'),
          help: text('24小时内已发送过的评分也再发一次。', 'Also those that were mailed less than 24 hours ago.'),
        },
      },
    },
  ],
});
