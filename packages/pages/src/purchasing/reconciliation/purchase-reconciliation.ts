import { text } from '@axle/kernel';
import { type ColumnDrill, definePage } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { reconciliationPrint } from './reconciliation-print.ts';
import { reconciliationResource } from './reconciliation-resource.ts';

/** The entries of a statement, of some events or of all. */
const statedEntries = (...events: readonly string[]): ColumnDrill<never> => ({
  section: 'purchase',
  page: 'reconciliationEntries',
  filters: [
    { field: 'reconciliation', op: 'in', by: 'id' },
    ...(events.length > 0 ? [{ field: 'event', op: 'in', value: events } as const] : []),
  ],
});

export const purchaseReconciliation = definePage({
  key: 'purchaseReconciliation',
  title: text('对账', 'Reconciliation'),
  words: ['对账单', '月结', 'statement of account', 'supplier statement'],
  help: {
    why: text('每月与供应商核对应付余额，确认后锁定账期。', 'Agrees the payable with each supplier every month, and freezes it.'),
    notes: [
      text(
        '“生成”为已结束的月份建立草稿：有余额或发生额的供应商、主体、币种各一张；草稿可重复生成，发送时再按账面计算一次。',
        '“Generate” makes drafts for a month that is over, one for each supplier, company and currency with a balance or movement. Drafts can be regenerated at any time, and are recalculated when sent.',
      ),
      text(
        '对账单只核对应付账款；已验收未开票与预付余额列在期末下面，作为备注。',
        'The statement reconciles the payable only; unbilled receipts and prepaid balances are listed below the closing balance as a memo.',
      ),
      text(
        '登记供应商余额：相差不超过1.00为已确认，锁定时写明差额原因；超过的为有异议，用手工凭证、扣款或发票处理后重新发给供应商。',
        'Enter the supplier’s balance. A difference up to 1.00 is confirmed, with a note on the reason when locking; a larger one is disputed, and the statement is sent again once a voucher, deduction or invoice resolves it.',
      ),
      text(
        '锁定后到月底为止不再记账，更正记到之后的日期；只能从最后锁定的一张开始解锁。',
        'Nothing is posted up to the end of a locked month; corrections go to later days. Only the last locked statement can be unlocked.',
      ),
    ],
  },
  resource: reconciliationResource,
  columns: [
    'stmtNo',
    'supplier',
    'companyEntity',
    'currency',
    'period',
    'fromDay',
    'toDay',
    'opening',
    'received',
    'invoiced',
    'returned',
    'deducted',
    'claimed',
    'prepayUsed',
    'paid',
    'adjusted',
    'closing',
    'supplierClosing',
    'diff',
    'state',
    'confirmedAt',
    'unbilled',
    'prepaid',
    'confirmFile',
    'buyer',
    'replyNote',
    'sentAt',
    'lockedAt',
    'lockedBy',
    'lockNote',
    'unlockReason',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['stmtNo', 'supplier', 'companyEntity', 'currency', 'period', 'state', 'diff', 'closing', 'confirmedAt', 'createdAt'],
  totals: ['received', 'invoiced', 'returned', 'deducted', 'claimed', 'prepayUsed', 'paid', 'adjusted'],
  search: ['stmtNo'],
  sort: [{ field: 'toDay', descending: true }],
  headline: ['supplier', 'companyEntity', 'period', 'opening', 'closing', 'supplierClosing', 'diff', 'unbilled', 'prepaid'],
  tabs: [
    inState('tab0', '处理中', 'In progress', 'draft', 'sent', 'confirmed', 'disputed'),
    inState('tab1', '有异议', 'Disputed', 'disputed'),
    inState('tab2', '已锁定', 'Locked', 'locked'),
    { key: 'all', title: text('全部', 'All') },
    { key: 'tab3', title: text('明细', 'Entries'), listOf: { section: 'purchase', page: 'reconciliationEntries' } },
  ],
  standard: ['list', 'export', 'log'],
  transitions: ['send', 'enterReply', 'dispute', 'resolve', 'lock', 'unlock'],
  actions: [
    {
      key: 'generate',
      title: text('生成', 'Generate'),
      on: 'none',
      tone: 'primary',
      confirm: text('已有的草稿按账面重新计算。', 'Existing drafts are recalculated from the books.'),
      input: {
        period: { kind: 'month', label: text('月份', 'Month'), required: true },
        supplier: {
          kind: 'ref',
          label: text('供应商', 'Supplier'),
          entity: 'supplier',
          help: text('不填为全部。', 'All if left empty.'),
        },
      },
    },
    { key: 'print', title: text('打印', 'Print'), on: 'many', effect: 'print', prints: [reconciliationPrint] },
  ],
  drills: {
    invoiced: statedEntries('e2'),
    returned: statedEntries('e7'),
    deducted: statedEntries('e5'),
    claimed: statedEntries('e9'),
    prepayUsed: statedEntries('e4'),
    paid: statedEntries('e6'),
    adjusted: statedEntries('adj', 'rev'),
    closing: statedEntries(),
  },
  related: [
    {
      title: text('凭证', 'Vouchers'),
      section: 'purchase',
      page: 'reconciliationEntries',
      field: 'reconciliation',
      by: 'id',
      columns: ['lineNo', 'accountDate', 'event', 'voucherNo', 'bizNo', 'amount', 'balance'],
    },
    {
      title: text('邮件', 'Mails'),
      section: 'purchase',
      page: 'mailConsole',
      columns: ['taskNo', 'kind', 'toAddresses', 'subject', 'state', 'createdAt', 'sentAt'],
      field: 'bizNo',
      by: 'stmtNo',
    },
  ],
});
