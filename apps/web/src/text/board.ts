import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Boards: figures in place of rows. */
export const boardText = {
  nothing: on('这段时间没有数据', 'Nothing in this time'),
  before: on('之前：{before}', 'Before: {before}'),
  seconds: on('{seconds} 秒', '{seconds} s'),
  minutes: on('{minutes} 分 {seconds} 秒', '{minutes} min {seconds} s'),
  openRows: on('{row}：{value}，查看明细', '{row}: {value}, open the rows'),
  subject: on('名称', 'Name'),
} as const;
