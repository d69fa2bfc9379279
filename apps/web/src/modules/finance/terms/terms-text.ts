import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the tools over terms: payment plans, deductions, contracts. */
export const termsText = {
  method: on('付款方式', 'Payment method'),
  deduction: on('扣款方式', 'Deduction method'),
  category: on('合同分类', 'Contract category'),
  total: on('金额', 'Amount'),
  dayOf: on('{node}日期', '{node} date'),
  node: on('节点', 'Node'),
  share: on('比例', 'Share'),
  due: on('到期日', 'Due date'),
  sum: on('合计', 'Total'),
  lateDays: on('迟交天数', 'Days late'),
  defectPercent: on('实际不良率(%)', 'Actual defect rate (%)'),
  count: on('不良件数/箱数', 'Defective pieces/cartons'),
  shortAmount: on('短装货值', 'Value of missing goods'),
  result: on('扣款', 'Deduction'),
  late: on(
    '{amount} × {rate}% × ({days} − {grace})，上限 {amount} × {cap}%',
    '{amount} × {rate}% × ({days} − {grace}), at most {amount} × {cap}%',
  ),
  defects: on('({defects}% − {rate}%) × {amount}', '({defects}% − {rate}%) × {amount}'),
  pieces: on('{each} × {count}', '{each} × {count}'),
  once: on('固定金额 {each}', 'Fixed amount {each}'),
  short: on('{short} × {rate}%', '{short} × {rate}%'),
  noTemplate: on('该分类没有模板', 'This category has no template'),
  fromFile: on('取自文件 {file}', 'From file {file}'),
  gaps: on('可用变量', 'Available placeholders'),
} as const;
