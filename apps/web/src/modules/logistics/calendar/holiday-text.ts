import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the year's picture and of the reckoning with working days. */
export const holidayText = {
  year: on('年份', 'Year'),
  work: on('工作日', 'Working day'),
  rest: on('周末', 'Weekend'),
  open: on('待确认', 'To confirm'),
  workingDays: on('{year}年 {days} 个工作日', '{days} working days in {year}'),
  hint: on(
    '点击日期切换：工作日 → 假日，周末 → 调休上班 → 假日',
    'Click a day to change it: working day → holiday, weekend → make-up day → holiday',
  ),
  date: on('日期', 'Date'),
  count: on('工作日数（可为负）', 'Working days (may be negative)'),
  other: on('截止日期', 'End date'),
  reckon: on('日期计算', 'Calculate dates'),
  result: on('{date} 加 {count} 个工作日为 {result}', '{date} plus {count} working days is {result}'),
  between: on('{date} 之后至 {other} 共 {count} 个工作日', '{count} working days from {date} (exclusive) to {other}'),
  skipped: on('跳过：{days}', 'Skipped: {days}'),
} as const;
