import { text } from '@axle/kernel';

/** Words of the matrix of SKUs by warehouse. */
export const spreadText = {
  every: text('全部', 'All'),
  find: text('查找', 'Find'),
  findIn: text('SKU编码或名称', 'SKU code or name'),
  uneven: text('失衡度不低于', 'Imbalance from'),
  sku: text('SKU', 'SKU'),
  matrix: text('各SKU在各仓的分布', 'SKUs by warehouse'),
  total: text('合计', 'Total'),
  weekly: text('周需求', 'Demand/week'),
  available: text('可用', 'Available'),
  share: text('需求%', 'Demand %'),
  cover: text('可售周数', 'Cover (weeks)'),
  aged: text('>180天', '>180 days'),
  arriving: text('在途', 'In transit'),
  lastMile: text('尾程¥', 'Last mile ¥'),
  transfers: text('调拨建议', 'Transfers'),
  none: text('没有符合条件的SKU', 'No SKU meets these conditions'),
  more: text('更多', 'More'),
  shown: text('SKU数：{count}', 'SKUs: {count}'),
  tooMany: text(
    '仅显示前{shown}个仓库，共{count}个；选择仓库可看其他。',
    'Warehouses shown: the first {shown} of {count}. Choose a warehouse to see another.',
  ),
} as const;
