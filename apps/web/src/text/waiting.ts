import { text } from '@axle/kernel';

/** What waits at a station. */
export const waitingText = {
  open: text('打开 {no}', 'Open {no}'),
  keys: text('↓ 进入列表，↑↓ 选择，回车打开', '↓ enters the list, ↑↓ choose, Enter opens'),
  waits: text('已等', 'Waiting'),
  mine: text('指定给我', 'Assigned to me'),
  justNow: text('不到1分钟', 'under 1 min'),
  minutes: text('{count} 分钟', '{count} min'),
  hours: text('{count} 小时', '{count} h'),
  days: text('{count} 天', '{count} {count|day|days}'),
} as const;
