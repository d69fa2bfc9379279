import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';

/** What people do with the profits of orders. */
export const orderProfitActions = [
  {
    key: 'importSettlement',
    title: text('导入结算单', 'Import settlement'),
    on: 'none',
    tone: 'primary',
    input: {
      store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true },
      file: {
        kind: 'files',
        label: text('结算单', 'Settlement'),
        required: true,
        most: 1,
        endings: ['txt'],
        mostBytes: 5_242_880,
        help: text('亚马逊结算报告（V2平面文件，.txt），最大5 MB。', 'Amazon settlement report, flat file V2 (.txt), up to 5 MB.'),
      },
      takeUnbalanced: {
        kind: 'bool',
        label: text('账单不平也导入', 'Import although it does not add up'),
        help: text('差额会显示在结算单上。', 'The difference stays visible on the settlement.'),
      },
    },
    thenTab: 'settlements',
  },
  {
    key: 'recalc',
    title: text('重新计算', 'Recalculate'),
    on: 'none',
    input: {
      from: { kind: 'date', label: text('发货从', 'Shipped from'), required: true },
      to: { kind: 'date', label: text('到', 'To'), required: true, help: text('最多31天。', 'At most 31 days.') },
    },
    confirm: text('这些天发货的订单将排队重新计算。', 'Orders shipped on these days are queued to be calculated again.'),
  },
  {
    key: 'lockMonth',
    title: text('锁定月份', 'Lock month'),
    on: 'none',
    input: { month: { kind: 'month', label: text('月份', 'Month'), required: true } },
    confirm: text(
      '锁定后，该月的金额不再变动；之后的变化计入下一个未锁定的月份。',
      'Amounts of a locked month stay as they are; later changes count in the next open month.',
    ),
  },
] as const satisfies readonly CustomAction[];
