import { text } from '@axle/kernel';
import type { EnumField, StateMachine, Transition } from '@axle/page-kit';
import { rejectInput } from '../../inventory/operation/operation-states.ts';

/** SettleStatus. */
export const settlementState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 110,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'exception', label: text('异常待处理', 'Exceptions'), tone: 'bad' },
    { code: 'approving', label: text('审批中', 'In approval'), tone: 'info' },
    { code: 'approved', label: text('已审批', 'Approved'), tone: 'good' },
    { code: 'paying', label: text('付款中', 'Being paid'), tone: 'warn' },
    { code: 'part_paid', label: text('部分付款', 'Partly paid'), tone: 'warn' },
    { code: 'paid', label: text('已付款', 'Paid'), tone: 'good' },
    { code: 'void', label: text('作废', 'Void'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

/** What matching and payments do with it: nobody's button. */
const followed = (key: string, zh: string, en: string, from: readonly string[], to: string, oneWay?: Transition['oneWay']): Transition => ({
  key,
  title: text(zh, en),
  from,
  to,
  ...(oneWay ? { oneWay } : {}),
});

const posted = text('已记入台账；作废即冲销。', 'It is posted in the ledger; voiding it reverses the vouchers.');
const confirmed = text('已确认的付款不能改。', 'A confirmed payment is never changed.');
const words = (zh: string, en: string) => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 }) as const;

/** The life of a settlement: matched, approved and posted, paid by finance. */
export const settlementStates = {
  field: 'state',
  initial: 'draft',
  final: ['paid', 'void'],
  editable: ['draft', 'exception'],
  deletable: ['draft', 'exception'],
  transitions: [
    {
      key: 'match',
      title: text('重新匹配', 'Match again'),
      permission: 'update',
      from: ['draft', 'exception'],
      to: 'exception',
    },
    followed('resolve', '异常已处理', 'Exceptions resolved', ['exception'], 'draft'),
    {
      key: 'submit',
      title: text('提交审批', 'Submit'),
      from: ['draft', 'exception'],
      to: 'approving',
      tone: 'primary',
      confirm: text(
        '按现有验收、发票、扣款与预付重新匹配后提交。',
        'It is matched again with what is accepted, billed, deducted and prepaid now.',
      ),
    },
    {
      key: 'approve',
      title: text('审批通过', 'Approve'),
      from: ['approving'],
      to: 'approved',
      tone: 'primary',
      confirm: text(
        '发票、扣款、索赔与预付核销记入台账，并向财务提出付款申请。',
        'Invoices, deductions, claims and prepayments are posted, and finance is asked to pay.',
      ),
      oneWay: posted,
    },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      permission: 'approve',
      from: ['approving'],
      to: 'draft',
      tone: 'danger',
      input: rejectInput,
    },
    followed('settle', '无需付款', 'Nothing to pay', ['approving', 'approved'], 'paid', confirmed),
    {
      key: 'request',
      title: text('重新申请付款', 'Request payment again'),
      permission: 'submit',
      from: ['approved'],
      to: 'approved',
      confirm: text('财务驳回付款申请后，再次提出。', 'For a request that finance has rejected.'),
    },
    followed('pay', '财务批准付款', 'Payment approved', ['approved'], 'paying', confirmed),
    followed('payPart', '部分付款', 'Paid in part', ['paying', 'part_paid'], 'part_paid', confirmed),
    followed('payAll', '付款', 'Paid', ['paying', 'part_paid'], 'paid', confirmed),
    {
      key: 'void',
      title: text('作废', 'Void'),
      from: ['draft', 'exception', 'approving', 'approved'],
      to: 'void',
      tone: 'danger',
      confirm: text(
        '已记账的凭证全部冲销，扣款、索赔与预付恢复可用，未批准的付款申请一并取消。',
        'All its vouchers are reversed, deductions, claims and prepayments become available again, and an unapproved payment request is cancelled.',
      ),
      input: { voidReason: words('作废原因', 'Reason') },
      oneWay: text('作废的结算单不能恢复，请重新生成。', 'A void settlement cannot be restored; create another one.'),
    },
  ],
} as const satisfies StateMachine;
