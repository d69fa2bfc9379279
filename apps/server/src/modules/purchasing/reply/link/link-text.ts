import { text } from '@axle/kernel';

/** Words of the page on which a supplier replies. */
export const linkText = {
  title: text('采购订单确认', 'Purchase order reply'),
  from: text('采购方：{company}', 'Buyer: {company}'),
  order: text('订单', 'Order'),
  version: text('版本{version}', 'version {version}'),
  until: text('请在{day}前回复', 'Please reply by {day}'),
  hint: text(
    '无改动请直接提交；有改动请修改相应内容并写明原因。链接只能提交一次。',
    'Submit as it is to confirm; otherwise change what differs and say why. The link can be submitted once.',
  ),
  line: text('第{line}行', 'Line {line}'),
  ordered: text('订购：{qty}件 × {price}，交期{date}', 'Ordered: {qty} pcs × {price}, due {date}'),
  qty: text('数量', 'Quantity'),
  price: text('单价', 'Price'),
  date: text('交期', 'Date'),
  reason: text('原因', 'Reason'),
  refuse: text('无法供货（须写原因）', 'Cannot supply (give a reason)'),
  parts: text('分批交货', 'Deliver in parts'),
  part: text('第{part}批', 'Part {part}'),
  note: text('留言', 'Message'),
  submit: text('提交回复', 'Submit reply'),
  wrong: text('请更正标出的内容。', 'Please correct the marked values.'),
  thanks: text('已收到，谢谢', 'Received, thank you'),
  taken: text('订单{order}的回复{reply}已提交。', 'Reply {reply} to order {order} was submitted.'),
  closed: text('链接无法使用', 'This link cannot be used'),
  unknown: text('链接无效，请核对地址或联系采购员。', 'The link is not valid. Check the address or ask your buyer.'),
  tooMany: text('尝试次数过多，请稍后再试。', 'Too many attempts. Try again later.'),
  used: text(
    '已通过此链接提交过回复；再有改动请联系采购员。',
    'A reply was already submitted by this link. Ask your buyer about further changes.',
  ),
  expired: text('链接已过期，请联系采购员重新发送。', 'The link has expired. Ask your buyer for a new one.'),
  changed: text(
    '订单已变更或不再等待回复，请以采购员最新发送的订单为准。',
    'The order has changed or no longer waits for a reply. Use the latest order that your buyer sent.',
  ),
} as const;
