import { text } from '@axle/kernel';

/** Words of a settlement's match and what is paid in the end. */
export const matchText = {
  table: text('订单、验收与发票对照', 'Order, receipt and invoice side by side'),
  line: text('订单行', 'Order line'),
  order: text('订单', 'Order'),
  accepted: text('验收', 'Accepted'),
  invoice: text('发票', 'Invoice'),
  tax: text('税率', 'Tax'),
  result: text('结果', 'Result'),
  none: text('没有匹配的行。', 'No lines are matched.'),
  overridden: text('已放行：{why}', 'Overridden: {why}'),
  waterfall: text('从价税合计到应付', 'From gross amount to payable'),
} as const;
