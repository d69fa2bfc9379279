import { text } from '@axle/kernel';

/** Words of the year's picture and of the reckoning with working days. */
export const holidayText = {
  year: text('年份', 'Year'),
  work: text('工作日', 'Working day'),
  rest: text('周末', 'Weekend'),
  open: text('待确认', 'To confirm'),
  workingDays: text('{year}年 {days} 个工作日', '{days} working days in {year}'),
  hint: text(
    '点击日期切换：工作日 → 假日，周末 → 调休上班 → 假日',
    'Click a day to change it: working day → holiday, weekend → make-up day → holiday',
  ),
  date: text('日期', 'Date'),
  count: text('工作日数（可为负）', 'Working days (may be negative)'),
  other: text('截止日期', 'End date'),
  reckon: text('日期计算', 'Calculate dates'),
  result: text('{date} 加 {count} 个工作日为 {result}', '{date} plus {count} {count|working day|working days} is {result}'),
  between: text('{date} 之后至 {other} 共 {count} 个工作日', '{count} working days from {date} (exclusive) to {other}'),
  skipped: text('跳过：{days}', 'Skipped: {days}'),
} as const;
