import { text } from '@axle/kernel';
import type { ColumnDrill, EnumOption, LineField } from '@axle/page-kit';
import { documentWays } from '../document-ways.ts';

/** Kinds of documents that stand behind figures of boards. */
const kinds = [
  { code: 'order', label: text('采购订单', 'Purchase order') },
  { code: 'requirement', label: text('采购需求', 'Requirement') },
  { code: 'ordered_requirement', label: text('已转单的需求', 'Requirement, ordered') },
  { code: 'closed_requirement', label: text('已关闭的需求', 'Requirement, closed') },
  { code: 'reply', label: text('供应商回复', 'Supplier reply') },
  { code: 'settlement', label: text('结算单', 'Settlement') },
  { code: 'prepayment', label: text('预付款', 'Prepayment') },
  { code: 'payment', label: text('付款申请', 'Payment request') },
  { code: 'deduction', label: text('扣款', 'Deduction') },
  { code: 'claim', label: text('索赔', 'Claim') },
  { code: 'after_sale', label: text('售后单', 'After-sales record') },
] as const satisfies readonly EnumOption[];

/** What kind of document a number is of, by which it opens; not shown. */
export const documentKind = {
  kind: 'enum',
  label: text('单据类型', 'Document type'),
  options: kinds,
  hidden: true,
} as const satisfies LineField;

const way = (kind: string, section: string, page: string, tab: string, field: string): ColumnDrill => ({
  section,
  page,
  tab,
  filters: [{ field, op: 'eq', by: 'documentNo' }],
  when: { field: 'documentKind', in: [kind] },
});

/** The ways from the number of a document to it, by its kind. */
export const toDocument: readonly ColumnDrill[] = [
  ...documentWays('documentNo', 'documentKind', ['order', 'settlement', 'prepayment', 'deduction', 'claim', 'after_sale']),
  way('requirement', 'purchase', 'purchaseRequiredSummary', 'tab1', 'reqNo'),
  way('ordered_requirement', 'purchase', 'purchaseRequiredSummary', 'tab2', 'reqNo'),
  way('closed_requirement', 'purchase', 'purchaseRequiredSummary', 'tab3', 'reqNo'),
  way('reply', 'purchase', 'viewReplies', 'tab0', 'replyNo'),
  way('payment', 'finance', 'paymentApproval', 'tab2', 'paymentNo'),
];
