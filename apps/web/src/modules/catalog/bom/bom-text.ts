import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the tools over BOMs. */
export const bomText = {
  part: on('SKU编码', 'SKU code'),
  parent: on('父件SKU', 'Parent SKU'),
  look: on('查询', 'Look up'),
  quantity: on('数量', 'Quantity'),
  day: on('日期', 'Date'),
  explode: on('展开', 'Explode'),
  level: on('层级', 'Level'),
  version: on('版本', 'Version'),
  name: on('名称', 'Name'),
  by: on('经由子件', 'Via component'),
  each: on('用量', 'Quantity per parent'),
  need: on('需求数量', 'Need'),
  stock: on('可售库存', 'Available stock'),
  shortage: on('缺口', 'Shortage'),
  price: on('采购价', 'Price'),
  amount: on('金额', 'Amount'),
  sum: on('合计', 'Total'),
  nowhere: on('没有生效的BOM用到{part}', 'No active BOM uses {part}'),
  cost: on('单套成本 {value} CNY', 'Unit cost: {value} CNY'),
  weight: on('单套毛重 {value} kg', 'Unit gross weight: {value} kg'),
  missing: on('（未含：{parts}）', ' (without {parts})'),
  compare: on('比较', 'Compare'),
  older: on('旧版本', 'Older version'),
  newer: on('新版本', 'Newer version'),
  noVersions: on('{part}没有BOM', '{part} has no BOM'),
  same: on('两个版本没有差异', 'The two versions are the same'),
  field: on('字段', 'Field'),
  difference: on('差异', 'Difference'),
} as const;
