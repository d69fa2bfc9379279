import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** What the vehicle search says. */
export const vehicleSearchText = {
  byYear: on('按年款查', 'By year'),
  byModel: on('按车型查', 'By model'),
  keys: on('直接输入筛选，↑↓ 选择，Enter 下一步，←→ 换列', 'Type to narrow, ↑↓ choose, Enter next, ←→ switch columns'),
  pickFirst: on('先选{step}', 'Pick {step} first'),
  hint: on(
    '选到车型后，这里显示车辆、车身形式与适配零件。',
    'Pick down to the model to see its vehicles, body styles and the parts that fit.',
  ),
  parts: on('适配零件', 'Parts that fit'),
  pickYear: on('选定年款后列出适配零件。', 'Pick a year to see the parts that fit.'),
  found: on('{count} 款车辆', '{count} vehicles'),
  yearsOfModel: on('该车型的年款', 'Years of this model'),
  before: on('上一页', 'Previous page'),
  next: on('下一页', 'Next page'),
  firstOnly: on('仅显示前 {count} 款', 'The first {count} are shown'),
} as const;
