import { text } from '@axle/kernel';

/** What the vehicle search says. */
export const vehicleSearchText = {
  byYear: text('按年款查', 'By year'),
  byModel: text('按车型查', 'By model'),
  keys: text('直接输入筛选，↑↓ 选择，Enter 下一步，←→ 换列', 'Type to filter, ↑↓ choose, Enter next, ←→ switch columns'),
  pickFirst: text('先选{step}', 'Choose {step} first'),
  hint: text('选定车型后，这里显示车辆、车身形式与适配零件。', 'Choose a model to see its vehicles, body styles and fitting parts.'),
  parts: text('适配零件', 'Fitting parts'),
  pickYear: text('选定年款后列出适配零件。', 'Choose a year to see the fitting parts.'),
  found: text('{count} 款车辆', '{count} {count|vehicle|vehicles}'),
  yearsOfModel: text('该车型的年款', 'Years of this model'),
  before: text('上一页', 'Previous page'),
  next: text('下一页', 'Next page'),
  firstOnly: text('仅显示前 {count} 款', 'Only the first {count} are shown'),
} as const;
