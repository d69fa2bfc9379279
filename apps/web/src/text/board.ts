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
  most: on('最高 {most}', 'highest {most}'),
  step: on('第{step}步', 'Step {step}'),
  noStep: on('未选择', 'Not chosen'),
  chooseSteps: on(
    '依次选择两个以上页面，查看有多少会话按此顺序走到每一步。',
    'Choose two pages or more, in order, to see how many sessions came as far as each.',
  ),
  ofFirst: on('占首步 {share}', '{share} of the first'),
  ofBefore: on('占上步 {share}', '{share} of the step before'),
  sum: on('合计', 'Total'),
  opening: on('期初', 'Opening'),
  closing: on('期末', 'Closing'),
  moment: on('时间', 'Time'),
  in: on('增加', 'In'),
  out: on('减少', 'Out'),
  balance: on('余额', 'Balance'),
  more: on('只显示前 {count} 行，合计为全部。', 'The first {count} lines are shown; the sums are of all.'),
} as const;
