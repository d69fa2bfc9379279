import { text } from '@axle/kernel';

/** Words of replies beside their orders. */
export const compareText = {
  replies: text('待确认的回复', 'Replies to decide'),
  none: text('没有待确认的回复。', 'No replies to decide.'),
  lines: text('订单与回复对照', 'Order and reply side by side'),
  accept: text('接受', 'Accept'),
  acceptLine: text('接受第{line}行', 'Accept line {line}'),
  line: text('行', 'Line'),
  sku: text('SKU', 'SKU'),
  reply: text('回复', 'Reply'),
  ordered: text('订单', 'Ordered'),
  replied: text('回复', 'Replied'),
  qty: text('数量', 'Qty'),
  price: text('单价', 'Price'),
  date: text('交期', 'Date'),
  reason: text('原因', 'Reason'),
  totals: text('按订单价合计：{before} → {after}（{delta}）', 'Total at order prices: {before} → {after} ({delta})'),
  acceptAll: text('全部接受', 'Accept all'),
  acceptSome: text('接受{count}行，其余退回', 'Accept {count} {count|line|lines}, refuse the rest'),
  refuse: text('退回', 'Refuse'),
  why: text('退回原因', 'Refusal reason'),
  parts: text('分批：{parts}', 'In parts: {parts}'),
  done: text('已处理', 'Done'),
} as const;
