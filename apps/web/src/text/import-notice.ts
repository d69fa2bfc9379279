import { text } from '@axle/kernel';

/** How an import ended that nobody was looking at. */
export const importNoticeText = {
  done: text('{page}：导入完成，写入 {written} 行', '{page}: import finished, {written} {written|row|rows} written'),
  partial: text(
    '{page}：导入完成，写入 {written} 行，{bad} 行有误',
    '{page}: import finished, {written} {written|row|rows} written, {bad} failed',
  ),
  failed: text('{page}：导入失败', '{page}: import failed'),
  toTasks: text('去导入任务', 'Go to import tasks'),
} as const;
