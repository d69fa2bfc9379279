import { text } from '@axle/kernel';

/** Words of the tools over terms: payment plans, deductions, contracts. */
export const termsText = {
  method: text('付款方式', 'Payment method'),
  deduction: text('扣款方式', 'Deduction method'),
  category: text('合同分类', 'Contract category'),
  total: text('金额', 'Amount'),
  currency: text('币种', 'Currency'),
  dayOf: text('{node}日期', '{node} date'),
  node: text('节点', 'Node'),
  share: text('比例', 'Share'),
  due: text('到期日', 'Due date'),
  sum: text('合计', 'Total'),
  lateDays: text('迟交天数', 'Days late'),
  defectPercent: text('实际不良率(%)', 'Actual defect rate (%)'),
  count: text('不良件数/箱数', 'Defective pieces/cartons'),
  shortAmount: text('短装货值', 'Value of missing goods'),
  result: text('扣款', 'Deduction'),
  late: text(
    '{amount} × {rate}% × ({days} − {grace})，上限 {amount} × {cap}%',
    '{amount} × {rate}% × ({days} − {grace}), at most {amount} × {cap}%',
  ),
  defects: text('({defects}% − {rate}%) × {amount}', '({defects}% − {rate}%) × {amount}'),
  pieces: text('{each} × {count}', '{each} × {count}'),
  once: text('固定金额 {each}', 'Fixed amount {each}'),
  short: text('{short} × {rate}%', '{short} × {rate}%'),
  noTemplate: text('该分类没有模板', 'This category has no template'),
  fromFile: text('取自文件 {file}', 'From file {file}'),
  gaps: text('可用变量', 'Available placeholders'),
} as const;
