import { text } from '@axle/kernel';

/** Words of the arithmetic of safety stocks. */
export const safetyText = {
  find: text('查找SKU或节点', 'Find a SKU or node'),
  row: text('安全库存', 'Safety stock'),
  none: text('没有已计算的安全库存；请先在列表中点“计算”。', 'There is no calculated safety stock; click “Calculate” in the list first.'),
  service: text('服务水平', 'Service level'),
  pieces: text('{count}件', '{count} {count|piece|pieces}'),
  formula: text('算式', 'Formula'),
  statistical: text('安全库存 = ⌈z·√(L̄·σd² + d̄²·σL²)⌉', 'Safety stock = ⌈z·√(L̄·σd² + d̄²·σL²)⌉'),
  poisson: text('提前期内需求不足10件，按泊松分布', 'Below 10 pieces of demand in the lead time: Poisson distribution'),
  negativeBinomial: text(
    '提前期内需求不足10件且波动大于均值，按负二项分布',
    'Below 10 pieces of demand in the lead time, varying by more than their mean: negative binomial distribution',
  ),
  cover: text('天数法：⌈d̄·{days}天⌉', 'Cover days: ⌈d̄·{days} {days|day|days}⌉'),
  fixed: text('固定值：{pieces}件', 'Fixed: {pieces} {pieces|piece|pieces}'),
  limits: text('限制在{min}–{max}件', 'Limited to {min}–{max} pieces'),
  result: text('结果', 'Result'),
  inForce: text('生效值', 'In force'),
  reorder: text('再订货点', 'Reorder point'),
  more: text('比生效值多{pieces}件', '{pieces} {pieces|piece|pieces} more than the value in force'),
  less: text('比生效值少{pieces}件', '{pieces} {pieces|piece|pieces} less than the value in force'),
  same: text('与生效值相同', 'Same as the value in force'),
  value: text('库存金额差 {amount} CNY', 'Stock value difference {amount} CNY'),
  weeks: text('周销量与安全库存（按周）', 'Weekly sales and safety stock (in weeks)'),
  buffer: text('安全库存 = {weeks}周需求', 'Safety stock = {weeks} {weeks|week|weeks} of demand'),
  noSales: text('没有周销量', 'There are no weekly sales'),
  mean: text('平均', 'Mean'),
} as const;
