import { text } from '@axle/kernel';
import type { EnumField, StateMachine, Transition } from '@axle/page-kit';

/** InvoiceStatus, as far as purchasing follows it. */
export const supplierInvoiceState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 104,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'verified', label: text('已查验', 'Verified'), tone: 'info' },
    { code: 'held', label: text('差异待处理', 'Held'), tone: 'warn' },
    { code: 'approved', label: text('已入账', 'Booked'), tone: 'good' },
    { code: 'paid', label: text('已付', 'Paid'), tone: 'good' },
    { code: 'cancelled', label: text('作废', 'Cancelled'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const followed = (key: string, zh: string, en: string, from: readonly string[], to: string, oneWay?: Transition['oneWay']): Transition => ({
  key,
  title: text(zh, en),
  from,
  to,
  ...(oneWay ? { oneWay } : {}),
});

/** The life of an invoice: entered, verified, and settled or held by settlements. */
export const supplierInvoiceStates = {
  field: 'state',
  initial: 'draft',
  final: ['paid', 'cancelled'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'verify',
      title: text('查验', 'Verify'),
      from: ['draft'],
      to: 'verified',
      tone: 'primary',
      confirm: text('已与票面核对；查验后可以结算。', 'It was checked against the paper invoice and can now be settled.'),
    },
    { key: 'rework', title: text('退回修改', 'Back to draft'), permission: 'verify', from: ['verified'], to: 'draft' },
    {
      key: 'cancel',
      title: text('作废', 'Cancel'),
      from: ['draft', 'verified'],
      to: 'cancelled',
      tone: 'danger',
      input: { cancelReason: { kind: 'text', label: text('作废原因', 'Reason'), required: true, maxLength: 500, lines: 2 } },
      oneWay: text(
        '作废的发票不能再用；同一号码可以重新登记。',
        'A void invoice cannot be used again; its number can be registered again.',
      ),
    },
    followed('book', '入账', 'Booked', ['verified', 'held'], 'approved'),
    followed('hold', '部分入账', 'Booked in part', ['verified', 'held'], 'held'),
    followed('pay', '付款', 'Paid', ['approved'], 'paid', text('已付款的发票不再改变。', 'A paid invoice no longer changes.')),
    followed('release', '结算作废', 'Settlement void', ['held', 'approved'], 'verified'),
    followed('holdAgain', '结算作废', 'Settlement void', ['approved'], 'held'),
  ],
} as const satisfies StateMachine;
