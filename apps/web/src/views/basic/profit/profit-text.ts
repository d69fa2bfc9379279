import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the calculator of profits. */
export const profitText = {
  find: on('按SKU或站点查找', 'Find by SKU or site'),
  nothing: on('没有符合的预估', 'No estimate fits'),
  estimate: on('预估', 'Estimate'),
  none: on('还没有预估；先在“结果”中新增。', 'There are no estimates yet; add one under “Results”.'),
  price: on('售价', 'Price'),
  slider: on('拖动售价', 'Move the price'),
  target: on('目标利润率 %', 'Target margin %'),
  margin: on('利润率', 'Margin'),
  roi: on('投资回报率', 'ROI'),
  targetPrice: on('目标售价', 'Target price'),
  breakEven: on('保本价', 'Break-even'),
  unreachable: on('达不到', 'Out of reach'),
  take: on('设为售价', 'Set as price'),
  missing: on('缺少数据，无法计算', 'Data are missing, nothing can be worked out'),
  chart: on('从售价到利润', 'From the price to the profit'),
  revenue: on('净收入', 'Revenue'),
  tax: on('增值税与退货', 'VAT & returns'),
  referral: on('佣金', 'Referral'),
  fulfilment: on('配送费', 'Fulfilment'),
  storage: on('仓储费', 'Storage'),
  ads: on('广告', 'Ads'),
  goods: on('货物成本', 'Goods'),
  other: on('其他', 'Other'),
  profit: on('利润', 'Profit'),
  landed: on(
    '到仓成本 {landed} = 采购净价 {purchase} + 头程 {freight} + 关税 {duty}',
    'Landed {landed} = purchase, net {purchase} + first leg {freight} + duty {duty}',
  ),
  from: on('所用数据', 'Worked out by'),
} as const;
