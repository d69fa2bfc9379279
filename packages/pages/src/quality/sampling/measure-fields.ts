import { text } from '@axle/kernel';
import type { DecimalField, Fields } from '@axle/page-kit';
import { checkGroups, defectClassOptions } from '../quality-options.ts';

const measure = (zh: string, en: string, scale = 4): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale, width: 96 });

/** What is measured, within which limits. */
const characteristic = {
  checkGroup: { kind: 'enum', label: text('分组', 'Group'), required: true, options: checkGroups, width: 100 },
  item: { kind: 'text', label: text('测试项', 'Check item'), required: true, maxLength: 100, width: 180 },
} as const satisfies Fields;

const limits = {
  unit: { kind: 'text', label: text('单位', 'Unit of measure'), maxLength: 20, width: 80 },
  lsl: measure('下限', 'LSL'),
  usl: measure('上限', 'USL'),
  defectClass: { kind: 'enum', label: text('缺陷等级', 'Class'), options: defectClassOptions, width: 90 },
} as const satisfies Fields;

/** A value that was measured on a unit. */
export const measuredFields = {
  unitNo: { kind: 'integer', label: text('件号', 'Unit'), required: true, min: 1, max: 1_000_000, width: 80 },
  ...characteristic,
  value: { ...measure('测量值', 'Value'), required: true },
  ...limits,
  outside: { kind: 'bool', label: text('超差', 'Out of limits'), width: 90 },
} as const satisfies Fields;

/** What the values of a characteristic say. */
export const characteristicFields = {
  ...characteristic,
  ...limits,
  valuesCount: { kind: 'integer', readOnly: true, label: text('数量', 'n'), min: 0, max: 1_000_000, width: 70 },
  mean: measure('均值', 'Mean'),
  least: measure('最小', 'Minimum'),
  greatest: measure('最大', 'Maximum'),
  span: { ...measure('极差', 'Range'), min: '0' },
  deviation: { ...measure('标准差', 'Std deviation'), min: '0' },
  cpk: { ...measure('Cpk', 'Cpk', 2), help: text('满25个值才显示。', 'From 25 values on.') },
  outside: { kind: 'integer', readOnly: true, label: text('超差数', 'Out of limits'), min: 0, max: 1_000_000, width: 84 },
} as const satisfies Fields;
