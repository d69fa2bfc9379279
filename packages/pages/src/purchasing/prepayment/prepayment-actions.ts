import { text } from '@axle/kernel';
import type { CustomAction, PostAction, RefField } from '@axle/page-kit';
import { prepaidAmount } from './prepayment-fields.ts';

const left = { field: 'state', in: ['paid', 'part_used'] } as const;

const order = (zh: string, en: string): RefField => ({
  kind: 'ref',
  label: text(zh, en),
  entity: 'purchaseOrder',
});

/** How more of a prepayment is used in a settlement than its part. */
const extraUse = {
  key: 'use',
  title: text('追加核销', 'Use more'),
  on: 'one',
  confirm: text(
    '随即记账（E4），结算单应付减少，未批准的付款申请按新金额重新提出。',
    'It is posted immediately (E4); the payable of the settlement falls, and an unapproved payment request is submitted again with the new amount.',
  ),
  input: {
    settlement: {
      kind: 'ref',
      label: text('结算单', 'Settlement'),
      entity: 'settlement',
      required: true,
      help: text('已审批、财务尚未批准付款的结算单。', 'Approved, and its payment not yet approved by finance.'),
    },
    amount: prepaidAmount('核销金额', 'Amount to use', { required: true, readOnly: false }),
    reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 500, lines: 2 },
  },
  proposes: true,
} as const satisfies PostAction;

/** Uses more of a prepayment, from the list of its uses. */
export const useActions: readonly CustomAction<'kind'>[] = [extraUse];

/** What is done with the balance of a prepayment. */
export const prepaymentActions: readonly CustomAction<'state'>[] = [
  { ...extraUse, when: { field: 'state', in: ['to_pay', 'paid', 'part_used'] } },
  {
    key: 'refund',
    title: text('退款', 'Refund'),
    on: 'one',
    when: left,
    tone: 'danger',
    confirm: text('财务登记收到退款后，余额随之减少。', 'The balance falls once finance confirms receipt of the refund.'),
    input: {
      amount: prepaidAmount('退款金额', 'Amount to refund', { required: true, readOnly: false }),
      reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 500, lines: 2 },
    },
    proposes: true,
  },
  {
    key: 'transfer',
    title: text('转移', 'Move'),
    on: 'one',
    when: left,
    confirm: text('余额转给同一供应商、主体与币种的另一订单。', 'Moves to another order of the same supplier, company and currency.'),
    input: {
      fromOrder: { ...order('从订单', 'From order'), required: true },
      toOrder: { ...order('到订单', 'To order'), required: true },
      amount: prepaidAmount('转移金额', 'Amount to move', { required: true, readOnly: false }),
    },
    proposes: true,
  },
];
