import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';

const paymentResultRecords = defineResource({
  entity: 'paymentResult',
  label: text('付款结果', 'Payment result'),
  service: 'finance',
  nameFields: ['paymentRequest', 'sequence'],
  scopedBy: { kind: 'supplier', field: 'payee' },
  fields: {
    paymentRequest: {
      kind: 'ref',
      label: text('付款申请', 'Payment request'),
      entity: 'paymentRequest',
      required: true,
      key: true,
      width: 180,
    },
    sequence: {
      kind: 'integer',
      label: text('付款序号', 'Sequence'),
      required: true,
      key: true,
      min: 1,
      max: 999,
      width: 100,
      help: text('同一申请的第几笔；同一笔只记一次。', 'Which payment of its request it is; each is recorded once.'),
    },
    payee: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 220 },
    currency: { kind: 'code', label: text('币种', 'Currency'), readOnly: true, maxLength: 3, pattern: '[A-Z]{3}', width: 76 },
    amount: {
      kind: 'money',
      label: text('付款金额', 'Amount paid'),
      required: true,
      scale: 2,
      min: '0',
      currency: { field: 'currency' },
      width: 130,
    },
    paidOn: { kind: 'date', label: text('付款日期', 'Paid on'), required: true, width: 116 },
    bankRef: { kind: 'text', label: text('银行流水号', 'Bank reference'), required: true, maxLength: 60, width: 200 },
  },
  unique: [{ fields: ['paymentRequest', 'sequence'] }],
});

export const paymentResults = definePage({
  key: 'paymentResults',
  title: text('付款结果', 'Payment results'),
  words: ['银行回单', '回盘', 'bank statement', 'remittance'],
  help: {
    why: text('记录银行对每笔付款申请实际付了多少。', 'Records what the bank has paid of each request.'),
    notes: [
      text(
        '导入付款结果与“登记付款”相同：来源单据随之变为已付或部分付款并记账。按申请号与序号识别，重复导入不会重复记账。',
        'Importing results is the same as confirming payments: their documents become paid, in full or in part, and are posted. Request and sequence identify a payment; importing it again posts nothing.',
      ),
      text('已登记的付款不能修改或删除。', 'A recorded payment cannot be changed or deleted.'),
    ],
  },
  resource: paymentResultRecords,
  columns: ['paymentRequest', 'sequence', 'payee', 'currency', 'amount', 'paidOn', 'bankRef', 'createdBy', 'createdAt'],
  pinned: 2,
  filters: ['paymentRequest', 'payee', 'currency', 'amount', 'paidOn', 'createdAt'],
  totals: ['amount'],
  search: ['bankRef'],
  sort: [{ field: 'paidOn', descending: true }],
  headline: ['paymentRequest', 'payee', 'amount', 'paidOn', 'bankRef'],
  standard: ['list', 'import', 'export', 'log'],
  importing: {
    columns: ['paymentRequest', 'sequence', 'amount', 'paidOn', 'bankRef'],
    mode: 'per_row',
    example: { paymentRequest: 'PR26070100001', sequence: '1', amount: '2690', paidOn: '2026-07-20', bankRef: 'ICBC202607200001' },
  },
});
