import { text } from '@axle/kernel';

/** Words of the pivot of sales. */
export const pivotText = {
  total: text('合计', 'Total'),
  others: text('其余', 'Others'),
  none: text('（空）', '(none)'),
  nothing: text('这些条件下没有销售', 'Nothing was sold under these conditions'),
  span: text('{from} 至 {to}，金额为CNY', '{from} to {to}, amounts in CNY'),
} as const;
