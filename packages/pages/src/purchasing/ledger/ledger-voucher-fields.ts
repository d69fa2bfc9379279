import { text } from '@axle/kernel';
import type { ColumnDrill, Fields } from '@axle/page-kit';
import { documentWays } from '../document-ways.ts';
import { bizTypeOptions, eventOptions } from './ledger-words.ts';

/** Kinds of documents of vouchers. */
export const voucherFields = {
  voucherNo: {
    kind: 'code',
    documentNo: true,
    label: text('凭证号', 'Voucher'),
    required: true,
    readOnly: true,
    key: true,
    maxLength: 20,
    width: 160,
  },
  event: { kind: 'enum', label: text('事件', 'Event'), required: true, readOnly: true, options: eventOptions, width: 130 },
  bizType: { kind: 'enum', label: text('单据类型', 'Document type'), required: true, readOnly: true, options: bizTypeOptions, width: 120 },
  bizNo: {
    kind: 'code',
    documentNo: true,
    label: text('单据号', 'Document'),
    required: true,
    readOnly: true,
    maxLength: 60,
    width: 160,
  },
  accountDate: { kind: 'date', label: text('记账日期', 'Account date'), required: true, readOnly: true, width: 116 },
  period: { kind: 'month', label: text('期间', 'Period'), required: true, readOnly: true, width: 90 },
} as const satisfies Fields;

/** Who posted it, why, and at which rate. */
export const postedFields = {
  memo: { kind: 'text', label: text('摘要', 'Memo'), readOnly: true, maxLength: 500, width: 220 },
  rateCny: {
    kind: 'decimal',
    label: text('折人民币汇率', 'Rate to CNY'),
    readOnly: true,
    scale: 6,
    min: '0',
    max: '999999',
    hidden: true,
    width: 116,
    help: text('记账日期的记账汇率。', 'The booking rate of the account date.'),
  },
  postedBy: { kind: 'user', label: text('记账人', 'Posted by'), required: true, readOnly: true, width: 110 },
  postedAt: { kind: 'instant', label: text('记账时间', 'Posted at'), required: true, readOnly: true, width: 160 },
} as const satisfies Fields;

const posted = [
  'receipt',
  'batch',
  'settlement',
  'prepayment',
  'deduction',
  'claim',
  'after_sale',
  'inspection',
  'conversion',
  'adjustment',
  'voucher',
] as const;

/** The ways from the number of a document that was posted to it, by the type of the document. */
export const bizDocuments = <Name extends string>(by: Name): readonly ColumnDrill<Name | 'bizType'>[] =>
  documentWays<Name | 'bizType'>(by, 'bizType', posted);

/** The ways from the number of a document to it. */
export const bizDrills = bizDocuments('bizNo');

/** The way from the number of a voucher to the whole of it. */
export const voucherDrill = {
  section: 'purchase',
  page: 'ledgerVouchers',
  filters: [{ field: 'voucherNo', op: 'eq', by: 'voucherNo' }],
} as const satisfies ColumnDrill;

/** The way from the number of a voucher to its entries. */
export const entriesDrill = {
  section: 'purchase',
  page: 'ledgerEntries',
  filters: [{ field: 'voucherNo', op: 'eq', by: 'voucherNo' }],
} as const satisfies ColumnDrill;
