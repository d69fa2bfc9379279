import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** What waits at a station. */
export const waitingText = {
  open: on('打开 {no}', 'Open {no}'),
  keys: on('↓ 进入列表，↑↓ 选择，回车打开', '↓ enters the list, ↑↓ choose, Enter opens'),
  waits: on('已等', 'Waiting'),
  mine: on('指定给我', 'Assigned to me'),
  justNow: on('不到1分钟', 'under 1 min'),
  minutes: on('{count} 分钟', '{count} min'),
  hours: on('{count} 小时', '{count} h'),
  days: on('{count} 天', '{count} {count|day|days}'),
} as const;
