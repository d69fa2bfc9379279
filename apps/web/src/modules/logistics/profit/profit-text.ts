import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the calculator of profits. */
export const profitText = {
  find: on('按SKU或站点查找', 'Find by SKU or site'),
  nothing: on('没有符合条件的预估', 'No matching estimates'),
  estimate: on('预估', 'Estimate'),
  none: on('还没有预估；先在“结果”中新增。', 'There are no estimates yet; add one under “Results”.'),
  price: on('售价', 'Price'),
  slider: on('拖动售价', 'Move the price'),
  target: on('目标利润率 %', 'Target margin %'),
  margin: on('利润率', 'Margin'),
  roi: on('投资回报率', 'ROI'),
  targetPrice: on('目标售价', 'Target price'),
  breakEven: on('保本价', 'Break-even'),
  unreachable: on('无法达到', 'Not reachable'),
  take: on('设为售价', 'Set as price'),
  missing: on('缺少数据，无法计算', 'Data is missing; the profit cannot be calculated'),
  chart: on('从售价到利润', 'From price to profit'),
  revenue: on('净收入', 'Net revenue'),
  tax: on('增值税与退货', 'VAT & returns'),
  referral: on('佣金', 'Referral'),
  fulfilment: on('配送费', 'Fulfilment fee'),
  storage: on('仓储费', 'Storage'),
  ads: on('广告', 'Ads'),
  goods: on('货物成本', 'Cost of goods'),
  other: on('其他', 'Other'),
  profit: on('利润', 'Profit'),
  landed: on(
    '到岸成本 {landed} = 采购净价 {purchase} + 头程 {freight} + 关税 {duty}',
    'Landed cost {landed} = net purchase price {purchase} + first leg {freight} + duty {duty}',
  ),
  from: on('所用数据', 'Data used'),
} as const;
