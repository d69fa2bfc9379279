import { text } from '@axle/kernel';

/** Words of the orders that requirements make. */
export const proposalText = {
  conditions: text('条件', 'Conditions'),
  proposed: text('建议的订单', 'Proposed orders'),
  summary: text(
    '{orders}张订单，{lines}行，来自{needs}条需求',
    '{orders} {orders|order|orders}, {lines} {lines|line|lines} from {needs} {needs|requirement|requirements}',
  ),
  generate: text('生成订单（{count}）', 'Generate orders ({count})'),
  none: text('没有已确认、可下单的需求。请在“需求明细”中确认。', 'No confirmed requirements to order. Confirm them on “Detail”.'),
  tooMany: text(
    '一次最多{most}条需求，请缩小条件或取消勾选。',
    'At most {most} requirements at a time: narrow the conditions or deselect some.',
  ),
  notOrdered: text('{count}条需求未下单：{why}', '{count} {count|requirement was|requirements were} not ordered: {why}'),
  all: text('全选', 'All'),
  lineCount: text('{count}行', '{count} {count|line|lines}'),
  wholeOrder: text('整张订单', 'Whole order'),
  sku: text('SKU', 'SKU'),
  need: text('需求', 'Need'),
  orderQty: text('下单数量', 'Order qty'),
  surplus: text('多订', 'Surplus'),
  steps: text('起订量/倍数', 'MOQ / multiple'),
  price: text('单价', 'Price'),
  amount: text('金额', 'Amount'),
  up: text('订{qty}件只需{amount}', '{qty} pcs for {amount}'),
  upWhy: text('达到下一价格档（单价{price}），总价不高于现在', 'The next price break ({price} each) costs no more in total'),
  required: text('要求交期', 'Required'),
  latest: text('最晚下单日', 'Order by'),
  requirements: text('采购需求', 'Requirements'),
  leftOut: text('不能下单（{count}）', 'Left out ({count})'),
  requirement: text('需求单号', 'Requirement no.'),
  qty: text('数量', 'Qty'),
  reason: text('原因', 'Reason'),
  overdue: text('逾期{days}天', '{days} {days|day|days} overdue'),
} as const;
