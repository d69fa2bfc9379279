import { text } from '@axle/kernel';

/** Words of the opened waterfall. */
export const waterfallText = {
  chart: text('从净销售额到利润', 'From net sales to profit'),
  items: text('各项及其来源', 'Items and their sources'),
  item: text('项目', 'Item'),
  amount: text('金额', 'Amount'),
  basis: text('口径', 'Basis'),
  source: text('来源', 'Source'),
  by: text('依据', 'By'),
  none: text('这张订单还没有利润项目', 'This order has no items yet'),
} as const;
