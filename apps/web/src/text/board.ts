import { text } from '@axle/kernel';

/** Boards: figures in place of rows. */
export const boardText = {
  nothing: text('该时间段内没有数据', 'No data in this period'),
  before: text('之前：{before}', 'Previously: {before}'),
  seconds: text('{seconds} 秒', '{seconds} s'),
  minutes: text('{minutes} 分 {seconds} 秒', '{minutes} min {seconds} s'),
  openRows: text('{row}：{value}，查看明细', '{row}: {value}, view details'),
  subject: text('名称', 'Name'),
  most: text('最高 {most}', 'max {most}'),
  target: text('目标 {target}', 'target {target}'),
  step: text('第{step}步', 'Step {step}'),
  noStep: text('未选择', 'Not chosen'),
  chooseSteps: text(
    '依次选择两个以上页面，查看有多少会话按此顺序到达每一步。',
    'Choose two or more pages in order to see how many sessions reached each step.',
  ),
  ofFirst: text('占首步 {share}', '{share} of first step'),
  ofBefore: text('占上步 {share}', '{share} of previous step'),
  sum: text('合计', 'Total'),
  opening: text('期初', 'Opening'),
  closing: text('期末', 'Closing'),
  moment: text('时间', 'Time'),
  in: text('增加', 'In'),
  out: text('减少', 'Out'),
  balance: text('余额', 'Balance'),
  more: text('只显示前 {count} 行，合计为全部。', 'Only the first {count} rows are shown; totals include all.'),
} as const;
