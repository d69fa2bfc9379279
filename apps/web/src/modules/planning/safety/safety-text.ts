import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the arithmetic of safety stocks. */
export const safetyText = {
  find: on('查找SKU或节点', 'Find a SKU or node'),
  row: on('安全库存', 'Safety stock'),
  none: on('没有已计算的安全库存；请先在列表中点“计算”。', 'There is no calculated safety stock; click “Calculate” in the list first.'),
  service: on('服务水平', 'Service level'),
  pieces: on('{count}件', '{count} {count|piece|pieces}'),
  formula: on('算式', 'Formula'),
  statistical: on('安全库存 = ⌈z·√(L̄·σd² + d̄²·σL²)⌉', 'Safety stock = ⌈z·√(L̄·σd² + d̄²·σL²)⌉'),
  poisson: on('提前期内需求不足10件，按泊松分布', 'Below 10 pieces of demand in the lead time: Poisson'),
  cover: on('天数法：⌈d̄·{days}天⌉', 'Cover days: ⌈d̄·{days} days⌉'),
  fixed: on('固定值：{pieces}件', 'Fixed: {pieces} pieces'),
  limits: on('限制在{min}–{max}件', 'Limited to {min}–{max} pieces'),
  result: on('结果', 'Result'),
  inForce: on('生效值', 'In force'),
  reorder: on('再订货点', 'Reorder point'),
  more: on('比生效值多{pieces}件', '{pieces} pieces more than the value in force'),
  less: on('比生效值少{pieces}件', '{pieces} pieces less than the value in force'),
  same: on('与生效值相同', 'Same as the value in force'),
  value: on('库存金额差 {amount} CNY', 'Stock value difference {amount} CNY'),
  weeks: on('周销量与安全库存（按周）', 'Weekly sales and safety stock (in weeks)'),
  buffer: on('安全库存 = {weeks}周需求', 'Safety stock = {weeks} weeks of demand'),
  noSales: on('没有周销量', 'There are no weekly sales'),
  mean: on('平均', 'Mean'),
} as const;
