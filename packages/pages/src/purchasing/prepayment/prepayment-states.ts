import { text } from '@axle/kernel';
import type { EnumField, StateMachine, Transition } from '@axle/page-kit';
import { rejectInput } from '../../inventory/operation/operation-states.ts';

/** PrepayStatus. */
export const prepaymentState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 104,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'approving', label: text('审批中', 'In approval'), tone: 'info' },
    { code: 'to_pay', label: text('待付款', 'To pay'), tone: 'warn' },
    { code: 'paid', label: text('已付款', 'Paid'), tone: 'good' },
    { code: 'part_used', label: text('部分核销', 'Partly used'), tone: 'info' },
    { code: 'used', label: text('已核销', 'Used'), tone: 'neutral' },
    { code: 'refunding', label: text('退款中', 'Refunding'), tone: 'warn' },
    { code: 'refunded', label: text('已退款', 'Refunded'), tone: 'neutral' },
    { code: 'rejected', label: text('已驳回', 'Rejected'), tone: 'bad' },
    { code: 'cancelled', label: text('已取消', 'Cancelled'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

/** What payments and settlements do with it: nobody's button. */
const followed = (key: string, zh: string, en: string, from: readonly string[], to: string, oneWay?: Transition['oneWay']): Transition => ({
  key,
  title: text(zh, en),
  from,
  to,
  ...(oneWay ? { oneWay } : {}),
});

const approved = text('审批通过的预付款不再修改，可以取消。', 'An approved prepayment can no longer be changed, only cancelled.');
const confirmed = text('已确认的付款不能改。', 'A confirmed payment is never changed.');
const usedUp = text('余额已核销或退回。', 'The balance is used or refunded.');

/** The life of a prepayment: asked for, approved, paid by finance, used by settlements or refunded. */
export const prepaymentStates = {
  field: 'state',
  initial: 'draft',
  final: ['used', 'refunded', 'cancelled'],
  editable: ['draft', 'rejected'],
  deletable: ['draft', 'rejected'],
  transitions: [
    {
      key: 'submit',
      title: text('提交审批', 'Submit'),
      from: ['draft', 'rejected'],
      to: 'approving',
      tone: 'primary',
      confirm: text('提交后不能修改，直到被驳回。', 'It cannot be changed until it is rejected.'),
      oneWay: text(
        '提交过的预付款不再是草稿；被驳回后可以修改再提交。',
        'A submitted prepayment cannot become a draft; once rejected it can be changed and submitted again.',
      ),
    },
    {
      key: 'approve',
      title: text('审批通过', 'Approve'),
      from: ['approving'],
      to: 'to_pay',
      tone: 'primary',
      confirm: text('随即向财务提出付款申请。', 'A payment request is submitted to finance immediately.'),
      oneWay: approved,
    },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      permission: 'approve',
      from: ['approving'],
      to: 'rejected',
      tone: 'danger',
      input: rejectInput,
    },
    {
      key: 'cancel',
      title: text('取消', 'Cancel'),
      from: ['draft', 'to_pay'],
      to: 'cancelled',
      tone: 'danger',
      confirm: text('未付款的申请一并取消。', 'The request to finance is cancelled with it.'),
      oneWay: text('取消的预付款不能再用，请新建。', 'A cancelled prepayment cannot be used again; enter another one.'),
    },
    followed('pay', '付款', 'Paid', ['to_pay'], 'paid', confirmed),
    followed('use', '核销', 'Used', ['paid', 'part_used'], 'part_used'),
    followed('useUp', '核销完', 'Used up', ['paid', 'part_used'], 'used', usedUp),
    followed('askBack', '要求退款', 'Refund requested', ['paid', 'part_used'], 'refunding'),
    followed('takeBack', '部分退款', 'Refunded in part', ['refunding'], 'paid'),
    followed('takePartBack', '部分退款', 'Refunded in part', ['refunding'], 'part_used'),
    followed('takeAllBack', '退款', 'Refunded', ['refunding'], 'refunded', usedUp),
  ],
} as const satisfies StateMachine;
