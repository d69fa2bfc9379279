import { text } from '@axle/kernel';
import { definePage, defineResource, type EnumField, type StateMachine } from '@axle/page-kit';
import { decidedFields, numberOf } from '../../inventory/operation/operation-fields.ts';
import { rejectInput } from '../../inventory/operation/operation-states.ts';

const { applicant, approver, approvedAt, rejectReason } = decidedFields;

const state = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'submitted', label: text('待审批', 'Submitted'), tone: 'info' },
    { code: 'approved', label: text('待付款', 'To pay'), tone: 'warn' },
    { code: 'part_paid', label: text('部分付款', 'Partly paid'), tone: 'warn' },
    { code: 'paid', label: text('已付款', 'Paid'), tone: 'good' },
    { code: 'rejected', label: text('已驳回', 'Rejected'), tone: 'bad' },
    { code: 'cancelled', label: text('已取消', 'Cancelled'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const final = text('已付款的申请不再改变。', 'A paid request can no longer change.');
const over = text('驳回的申请由来源单据重新提交。', 'A rejected request is submitted again from its source document.');

const states = {
  field: 'state',
  initial: 'submitted',
  final: ['paid', 'rejected', 'cancelled'],
  editable: [],
  deletable: [],
  transitions: [
    { key: 'approve', title: text('审批通过', 'Approve'), from: ['submitted'], to: 'approved', tone: 'primary', oneWay: final },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      permission: 'approve',
      from: ['submitted'],
      to: 'rejected',
      tone: 'danger',
      input: rejectInput,
      oneWay: over,
    },
    {
      key: 'cancel',
      title: text('取消', 'Cancel'),
      from: ['submitted'],
      to: 'cancelled',
      oneWay: text('随来源单据取消。', 'Cancelled with its document.'),
    },
    { key: 'payPart', title: text('部分付款', 'Paid in part'), from: ['approved', 'part_paid'], to: 'part_paid', oneWay: final },
    {
      key: 'confirmPaid',
      title: text('登记付款', 'Confirm payment'),
      from: ['approved', 'part_paid'],
      to: 'paid',
      tone: 'primary',
      confirm: text(
        '按银行回单登记；登记后来源单据随之记账，不能更改。',
        'Enter it as on the bank statement; the source document is posted with it and can no longer change.',
      ),
      input: {
        amount: {
          kind: 'money',
          label: text('付款金额', 'Amount paid'),
          scale: 2,
          min: '0',
          currency: { field: 'currency' },
          help: text('不填为未付的全部；可分次付款。', 'Leave empty to pay the rest; it can be paid in parts.'),
        },
        paidOn: { kind: 'date', label: text('付款日期', 'Paid on'), required: true },
        bankRef: { kind: 'text', label: text('银行流水号', 'Bank reference'), required: true, maxLength: 60 },
      },
      oneWay: final,
    },
  ],
} as const satisfies StateMachine;

export const paymentRequestRecords = defineResource({
  entity: 'paymentRequest',
  label: text('付款申请', 'Payment request'),
  service: 'finance',
  nameFields: ['paymentNo'],
  knownBy: { code: 'paymentNo' },
  scopedBy: { kind: 'supplier', field: 'payee' },
  fields: {
    paymentNo: numberOf('申请号', 'Payment no.'),
    state,
    kind: {
      kind: 'enum',
      label: text('类型', 'Kind'),
      required: true,
      readOnly: true,
      width: 100,
      options: [
        { code: 'prepay', label: text('预付款', 'Prepayment') },
        { code: 'goods', label: text('货款', 'Goods') },
        { code: 'refund', label: text('退款', 'Refund'), tone: 'info' },
      ],
      help: text('退款由供应商付给我方。', 'A refund is paid to us by the supplier.'),
    },
    payer: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', required: true, readOnly: true, width: 180 },
    payee: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, readOnly: true, width: 220 },
    sourceType: {
      kind: 'enum',
      label: text('来源类型', 'Source type'),
      required: true,
      readOnly: true,
      width: 120,
      options: [
        { code: 'prepayment', label: text('预付款', 'Prepayment') },
        { code: 'prepayment_refund', label: text('预付退款', 'Refund of prepayment') },
        { code: 'settlement', label: text('结算单', 'Settlement') },
      ],
    },
    sourceNo: {
      kind: 'code',
      documentNo: true,
      label: text('来源单号', 'Source'),
      required: true,
      readOnly: true,
      maxLength: 20,
      width: 160,
    },
    instalment: {
      kind: 'integer',
      label: text('期次', 'Instalment'),
      required: true,
      readOnly: true,
      hidden: true,
      min: 1,
      max: 999,
      width: 76,
    },
    currency: {
      kind: 'code',
      label: text('币种', 'Currency'),
      required: true,
      readOnly: true,
      maxLength: 3,
      pattern: '[A-Z]{3}',
      width: 76,
    },
    amount: {
      kind: 'money',
      label: text('金额', 'Amount'),
      required: true,
      readOnly: true,
      scale: 2,
      min: '0',
      currency: { field: 'currency' },
      width: 130,
    },
    paidAmount: {
      kind: 'money',
      label: text('已付金额', 'Paid'),
      readOnly: true,
      scale: 2,
      min: '0',
      currency: { field: 'currency' },
      width: 120,
    },
    dueDate: { kind: 'date', label: text('到期日', 'Due date'), required: true, readOnly: true, width: 116 },
    applicant,
    approver,
    approvedAt,
    rejectReason,
    paidOn: { kind: 'date', label: text('付款日期', 'Paid on'), readOnly: true, width: 116 },
    bankRef: { kind: 'text', label: text('银行流水号', 'Bank reference'), readOnly: true, maxLength: 60, width: 160 },
  },
  unique: [{ fields: ['sourceType', 'sourceNo', 'instalment'] }],
  states,
});

export const paymentApproval = definePage({
  key: 'paymentApproval',
  title: text('付款审批', 'Payment approval'),
  words: ['付款申请', '请款', 'payment request'],
  help: {
    why: text(
      '财务审批应付的款项，并按银行回单登记付款。',
      'Finance approves what may be paid, and confirms payments as the bank did them.',
    ),
    notes: [
      text(
        '付款申请由预付款、结算单等来源单据产生；申请人不能审批自己的申请。',
        'Requests come from prepayments, settlements and the like; nobody approves their own request.',
      ),
      text(
        '“登记付款”与“付款结果”的导入使来源单据变为已付款并记账；可分次付款，每笔只记一次。',
        'Confirming a payment, or importing payment results, makes the source document paid and posts it; a request may be paid in parts, each posted once.',
      ),
    ],
  },
  resource: paymentRequestRecords,
  columns: [
    'paymentNo',
    'state',
    'kind',
    'payer',
    'payee',
    'sourceNo',
    'currency',
    'amount',
    'paidAmount',
    'dueDate',
    'applicant',
    'approver',
    'paidOn',
    'bankRef',
    'sourceType',
    'instalment',
    'approvedAt',
    'rejectReason',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['paymentNo', 'sourceNo', 'payee', 'payer', 'kind', 'state', 'currency', 'amount', 'dueDate', 'paidOn', 'createdAt'],
  totals: ['amount', 'paidAmount'],
  search: ['paymentNo', 'sourceNo', 'bankRef'],
  sort: [{ field: 'dueDate' }],
  headline: ['kind', 'payee', 'payer', 'amount', 'dueDate', 'sourceNo', 'applicant'],
  tabs: [
    { key: 'tab1', title: text('待审批', 'To approve'), filters: [{ field: 'state', op: 'in', value: ['submitted'] }] },
    { key: 'tab3', title: text('待付款', 'To pay'), filters: [{ field: 'state', op: 'in', value: ['approved', 'part_paid'] }] },
    { key: 'tab2', title: text('全部', 'All') },
    { key: 'results', title: text('付款结果', 'Payment results'), listOf: { section: 'finance', page: 'paymentResults' } },
  ],
  related: [
    {
      title: text('付款结果', 'Payment results'),
      section: 'finance',
      page: 'paymentResults',
      field: 'paymentRequest',
      by: 'id',
      columns: ['sequence', 'amount', 'paidOn', 'bankRef', 'createdBy', 'createdAt'],
    },
  ],
  drills: {
    sourceNo: {
      section: 'purchase',
      page: 'purchasePrepayment',
      tab: 'all',
      filters: [{ field: 'prepayNo', op: 'eq', by: 'sourceNo' }],
      when: { field: 'sourceType', in: ['prepayment', 'prepayment_refund'] },
    },
  },
  standard: ['list', 'export', 'log'],
  transitions: ['approve', 'reject', 'confirmPaid'],
});
