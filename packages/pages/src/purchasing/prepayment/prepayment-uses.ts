import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { voucherDrill } from '../ledger/ledger-voucher-fields.ts';
import { useActions } from './prepayment-actions.ts';
import { prepaidAmount } from './prepayment-fields.ts';

/** Fields of prepayments that a part of one shows: closed there, they are closed here. */
const seenWith = { page: 'purchasePrepayment', field: 'balance' } as const;

const prepaymentUseRecords = defineResource({
  entity: 'prepaymentUse',
  label: text('预付核销', 'Use of prepayment'),
  service: 'purchase-service',
  nameFields: ['prepayment', 'kind'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'supplier',
  fields: {
    prepayment: {
      kind: 'ref',
      label: text('预付单号', 'Prepayment'),
      entity: 'prepayment',
      required: true,
      readOnly: true,
      key: true,
      width: 160,
    },
    kind: {
      kind: 'enum',
      label: text('类型', 'Kind'),
      required: true,
      readOnly: true,
      width: 100,
      options: [
        { code: 'paid', label: text('付款', 'Paid'), tone: 'good' },
        { code: 'used', label: text('核销', 'Used'), tone: 'info' },
        { code: 'released', label: text('核销撤回', 'Use reversed'), tone: 'warn' },
        { code: 'refunded', label: text('退款', 'Refunded'), tone: 'warn' },
        { code: 'moved', label: text('转移', 'Moved'), tone: 'neutral' },
      ],
    },
    supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, readOnly: true, width: 220 },
    purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', readOnly: true, width: 160 },
    documentNo: {
      kind: 'code',
      documentNo: true,
      label: text('单据号', 'Document'),
      required: true,
      readOnly: true,
      maxLength: 20,
      width: 160,
    },
    sequence: {
      kind: 'integer',
      label: text('第几笔', 'Instalment'),
      readOnly: true,
      min: 1,
      max: 999,
      width: 84,
      help: text('付款申请分几笔支付时的序号。', 'Sequence number if a request is paid in several payments.'),
    },
    day: { kind: 'date', label: text('收付日期', 'Paid on'), readOnly: true, width: 116 },
    bankRef: { kind: 'code', label: text('银行流水号', 'Bank reference'), readOnly: true, maxLength: 60, width: 170 },
    currency: {
      kind: 'code',
      label: text('币种', 'Currency'),
      required: true,
      readOnly: true,
      maxLength: 3,
      pattern: '[A-Z]{3}',
      width: 76,
    },
    amount: prepaidAmount('金额', 'Amount', { seenWith }),
    balanceAfter: prepaidAmount('余额', 'Balance', { seenWith, help: text('该预付款之后的余额。', 'Of the prepayment afterwards.') }),
    voucherNo: { kind: 'code', documentNo: true, label: text('凭证号', 'Voucher'), readOnly: true, maxLength: 20, width: 160 },
    reason: { kind: 'text', label: text('原因', 'Reason'), readOnly: true, maxLength: 500, width: 200 },
    notedBy: { kind: 'user', label: text('经手人', 'By'), required: true, readOnly: true, width: 110 },
    notedAt: { kind: 'instant', label: text('时间', 'At'), required: true, readOnly: true, width: 160 },
  },
});

export const prepaymentUses = definePage({
  key: 'prepaymentUses',
  title: text('预付核销明细', 'Uses of prepayments'),
  help: {
    why: text('查看每笔预付款的付款、核销、退款与转移。', 'Shows how each prepayment was paid, used, refunded and moved.'),
    notes: [
      text(
        '“追加核销”在已审批、未付款的结算单中多用该行预付款的余额，最多到应付为止。',
        '“Use more” applies the remaining balance of the selected prepayment to an approved, unpaid settlement, up to its payable.',
      ),
    ],
  },
  resource: prepaymentUseRecords,
  columns: [
    'prepayment',
    'kind',
    'supplier',
    'purchaseOrder',
    'documentNo',
    'sequence',
    'day',
    'currency',
    'amount',
    'balanceAfter',
    'voucherNo',
    'bankRef',
    'reason',
    'notedBy',
    'notedAt',
  ],
  pinned: 1,
  filters: ['prepayment', 'purchaseOrder', 'supplier', 'kind', 'documentNo', 'currency', 'amount', 'day', 'notedAt', 'voucherNo'],
  totals: ['amount'],
  sort: [{ field: 'notedAt', descending: true }],
  drills: {
    documentNo: [
      {
        section: 'finance',
        page: 'paymentApproval',
        tab: 'tab2',
        filters: [{ field: 'paymentNo', op: 'eq', by: 'documentNo' }],
        when: { field: 'kind', in: ['paid', 'refunded'] },
      },
      {
        section: 'purchase',
        page: 'purchaseSettlement',
        tab: 'tab1',
        filters: [{ field: 'settleNo', op: 'eq', by: 'documentNo' }],
        when: { field: 'kind', in: ['used', 'released'] },
      },
      {
        section: 'purchase',
        page: 'purchaseOrder',
        tab: 'all',
        filters: [{ field: 'orderNo', op: 'eq', by: 'documentNo' }],
        when: { field: 'kind', in: ['moved'] },
      },
    ],
    voucherNo: voucherDrill,
  },
  standard: ['list', 'export'],
  actions: useActions,
});
