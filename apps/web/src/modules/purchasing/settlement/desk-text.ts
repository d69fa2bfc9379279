import { text } from '@axle/kernel';

/** Words of what can be settled by supplier, and of the settlement that it would make. */
export const deskText = {
  conditions: text('条件', 'Conditions'),
  lines: text('可结算的订单行', 'Order lines to settle'),
  all: text('全选', 'All'),
  tick: text('第{line}行', 'Line {line}'),
  none: text('没有可结算的订单行。', 'Nothing to settle.'),
  more: text(
    '共{found}行，显示前{shown}行，请缩小条件。',
    '{found} {found|line|lines} in total, the first {shown} shown; narrow the conditions.',
  ),
  counts: text(
    '可结算{ready}行　缺发票{noInvoice}行　缺收货{noReceipt}行',
    '{ready} ready, {noInvoice} without invoice, {noReceipt} without receipt',
  ),
  settle: text('试算（{count}行）', 'Preview ({count} {count|line|lines})'),
  title: text('生成结算单', 'Create settlement'),
  choose: text('选择要结算的发票行', 'Choose the invoice lines to settle'),
  noChoices: text('所勾选的行没有已查验且未占用的发票。', 'The ticked lines have no verified invoice that is free.'),
  match: text('三单匹配', 'Three-way match'),
  taken: text('抵扣明细', 'What is taken off'),
  nothingTaken: text('没有可抵扣的扣款、索赔或预付。', 'No deduction, claim or prepayment is open.'),
  document: text('单据', 'Document'),
  due: text('应付日期 {day}', 'Due {day}'),
  exceptions: text(
    '{count}行有匹配异常：生成后在“匹配异常”处理，才能提交。',
    '{count} {count|line has|lines have} match exceptions; resolve them under Exceptions before submitting.',
  ),
  create: text('生成结算单', 'Create settlement'),
  made: text('已生成结算单', 'The settlement was created'),
} as const;
