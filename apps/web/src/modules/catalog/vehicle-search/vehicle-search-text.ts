import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** What the vehicle search says. */
export const vehicleSearchText = {
  byYear: on('按年款查', 'By year'),
  byModel: on('按车型查', 'By model'),
  keys: on('直接输入筛选，↑↓ 选择，Enter 下一步，←→ 换列', 'Type to filter, ↑↓ choose, Enter next, ←→ switch columns'),
  pickFirst: on('先选{step}', 'Choose {step} first'),
  hint: on('选定车型后，这里显示车辆、车身形式与适配零件。', 'Choose a model to see its vehicles, body styles and fitting parts.'),
  parts: on('适配零件', 'Fitting parts'),
  pickYear: on('选定年款后列出适配零件。', 'Choose a year to see the fitting parts.'),
  found: on('{count} 款车辆', '{count} vehicles'),
  yearsOfModel: on('该车型的年款', 'Years of this model'),
  before: on('上一页', 'Previous page'),
  next: on('下一页', 'Next page'),
  firstOnly: on('仅显示前 {count} 款', 'Only the first {count} are shown'),
} as const;
