import { text } from '@axle/kernel';

/** Words of the editor in which orders are split. */
export const splitText = {
  choose: text('选择要拆分的订单。', 'Choose the order to split.'),
  order: text('订单', 'Order'),
  open: text('件数', 'Units'),
  pieces: text('部件', 'Pieces'),
  line: text('行', 'Line'),
  part: text('包裹{no}', 'Part {no}'),
  add: text('增加包裹', 'Add a part'),
  remove: text('取消包裹{no}', 'Remove part {no}'),
  byLine: text('按行', 'By line'),
  bySku: text('按SKU', 'By SKU'),
  byWarehouse: text('按仓库', 'By warehouse'),
  begin: text('自动分配：', 'Begin:'),
  items: text('商品', 'Items'),
  shipping: text('运费', 'Shipping'),
  discount: text('折扣', 'Discount'),
  tax: text('税', 'Tax'),
  total: text('合计', 'Total'),
  whole: text('原订单', 'Order'),
  units: text('第{line}行，包裹{no}的件数', 'Units of line {line} in part {no}'),
  grip: text('拖动到另一个包裹', 'Drag into another part'),
  split: text('确认拆分', 'Split into parts'),
  sure: text(
    '订单{no}拆成{count}个包裹，原订单变为“已拆分”，不可恢复。',
    'Order {no} becomes {count} parts and is itself marked as split. This cannot be undone.',
  ),
  done: text('已拆分为{names}', 'Split into {names}'),
  hint: text('把件数拖到另一个包裹，或直接输入；金额随之计算。', 'Drag units into another part, or type them; amounts follow.'),
} as const;
