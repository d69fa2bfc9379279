import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Boards: figures in place of rows. */
export const boardText = {
  nothing: on('该时间段内没有数据', 'No data in this period'),
  before: on('之前：{before}', 'Previously: {before}'),
  seconds: on('{seconds} 秒', '{seconds} s'),
  minutes: on('{minutes} 分 {seconds} 秒', '{minutes} min {seconds} s'),
  openRows: on('{row}：{value}，查看明细', '{row}: {value}, view details'),
  subject: on('名称', 'Name'),
  most: on('最高 {most}', 'max {most}'),
  step: on('第{step}步', 'Step {step}'),
  noStep: on('未选择', 'Not chosen'),
  chooseSteps: on(
    '依次选择两个以上页面，查看有多少会话按此顺序到达每一步。',
    'Choose two or more pages in order to see how many sessions reached each step.',
  ),
  ofFirst: on('占首步 {share}', '{share} of first step'),
  ofBefore: on('占上步 {share}', '{share} of previous step'),
  sum: on('合计', 'Total'),
  opening: on('期初', 'Opening'),
  closing: on('期末', 'Closing'),
  moment: on('时间', 'Time'),
  in: on('增加', 'In'),
  out: on('减少', 'Out'),
  balance: on('余额', 'Balance'),
  more: on('只显示前 {count} 行，合计为全部。', 'Only the first {count} rows are shown; totals include all.'),
} as const;
