import { text } from '@axle/kernel';

/** Words of the calculator of profits. */
export const profitText = {
  find: text('按SKU或站点查找', 'Find by SKU or site'),
  nothing: text('没有符合条件的预估', 'No matching estimates'),
  estimate: text('预估', 'Estimate'),
  none: text('还没有预估；先在“结果”中新增。', 'There are no estimates yet; add one under “Results”.'),
  price: text('售价', 'Price'),
  slider: text('拖动售价', 'Move the price'),
  target: text('目标利润率 %', 'Target margin %'),
  margin: text('利润率', 'Margin'),
  roi: text('投资回报率', 'ROI'),
  targetPrice: text('目标售价', 'Target price'),
  breakEven: text('保本价', 'Break-even'),
  unreachable: text('无法达到', 'Not reachable'),
  take: text('设为售价', 'Set as price'),
  missing: text('缺少数据，无法计算', 'Data is missing; the profit cannot be calculated'),
  chart: text('从售价到利润', 'From price to profit'),
  revenue: text('净收入', 'Net revenue'),
  tax: text('增值税与退货', 'VAT & returns'),
  referral: text('佣金', 'Referral'),
  fulfilment: text('配送费', 'Fulfilment fee'),
  storage: text('仓储费', 'Storage'),
  ads: text('广告', 'Ads'),
  goods: text('货物成本', 'Cost of goods'),
  other: text('其他', 'Other'),
  profit: text('利润', 'Profit'),
  landed: text(
    '到岸成本 {landed} = 采购净价 {purchase} + 头程 {freight} + 关税 {duty}',
    'Landed cost {landed} = net purchase price {purchase} + first leg {freight} + duty {duty}',
  ),
  from: text('所用数据', 'Data used'),
} as const;
