import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** How an import ended that nobody was looking at. */
export const importNoticeText = {
  done: on('{page}：导入完成，写入 {written} 行', '{page}: import finished, {written} {written|row|rows} written'),
  partial: on(
    '{page}：导入完成，写入 {written} 行，{bad} 行有误',
    '{page}: import finished, {written} {written|row|rows} written, {bad} failed',
  ),
  failed: on('{page}：导入失败', '{page}: import failed'),
  toTasks: on('去导入任务', 'Go to import tasks'),
} as const;
