import { text } from '@axle/kernel';
import {
  type CodeField,
  type DateField,
  type EnumOption,
  type Fields,
  type FilesField,
  type LineField,
  namesOf,
  type PageTab,
  type RefField,
  type RelatedRecords,
  type TagsField,
} from '@axle/page-kit';
import type { StockStatus } from '@axle/inventory';
import { piecesField, stockStatusOptions } from '../stock-fields.ts';

/** The number of a document, which it gets when it is made. */
export const numberOf = (zh: string, en: string): CodeField => ({
  kind: 'code',
  documentNo: true,
  label: text(zh, en),
  required: true,
  readOnly: true,
  key: true,
  maxLength: 20,
  width: 150,
});

/** The warehouse of a document. */
export const warehouseOf: RefField = {
  kind: 'ref',
  label: { zh: '仓库', en: 'Warehouse' },
  entity: 'warehouse',
  required: true,
  key: true,
  width: 150,
};

/** The SKUs of a document's lines; a view has them a row each, by the document's id, so that documents are found by its indexes. */
export const skusOf = (view: string): TagsField => ({
  kind: 'tags',
  codesOf: 'sku',
  label: { zh: 'SKU', en: 'SKU' },
  readOnly: true,
  figure: true,
  maxLength: 32,
  width: 170,
  through: { view, by: ['id'], column: 'sku' },
});

/** Pieces of all lines. */
export const qtyField = piecesField('件数', 'Pieces', { min: 0, figure: true, width: 90 });

/** The day of business. */
export const bizDay = (more: Partial<DateField> = {}): DateField => ({
  kind: 'date',
  label: { zh: '业务日期', en: 'Business date' },
  width: 126,
  ...more,
});

/** Papers of a document. */
export const attachments: FilesField = {
  kind: 'files',
  label: { zh: '附件', en: 'Attachments' },
  most: 10,
  endings: ['pdf', 'jpg', 'jpeg', 'png', 'xlsx', 'csv'],
  mostBytes: 20_971_520,
  width: 130,
};

/** Who asked for a document, who decided, and its postings. */
export const decidedFields = {
  applicant: { kind: 'user', label: { zh: '申请人', en: 'Applicant' }, readOnly: true, width: 110 },
  approver: { kind: 'user', label: { zh: '审核人', en: 'Approver' }, readOnly: true, width: 110 },
  approvedAt: { kind: 'instant', label: { zh: '审核时间', en: 'Decided at' }, readOnly: true, width: 160, hidden: true },
  rejectReason: {
    kind: 'text',
    label: { zh: '驳回原因', en: 'Rejection reason' },
    readOnly: true,
    maxLength: 500,
    width: 180,
    hidden: true,
  },
  postedAt: { kind: 'instant', label: { zh: '过账时间', en: 'Posted at' }, readOnly: true, width: 160 },
  postingNo: { kind: 'code', label: { zh: '过账号', en: 'Posting' }, readOnly: true, maxLength: 20, width: 140 },
  reversalNo: { kind: 'code', label: { zh: '冲销号', en: 'Reversal' }, readOnly: true, maxLength: 20, width: 140, hidden: true },
  reverseReason: {
    kind: 'text',
    label: { zh: '冲销原因', en: 'Reversal reason' },
    readOnly: true,
    maxLength: 500,
    width: 180,
    hidden: true,
  },
} as const satisfies Fields;

/** Keys of {@link decidedFields}, as columns. */
export const decidedColumns = namesOf(decidedFields);

const statusOf = <Code extends StockStatus>(...codes: readonly Code[]): readonly EnumOption<Code>[] =>
  stockStatusOptions.filter((option): option is typeof option & EnumOption<Code> => codes.some(code => code === option.code));

/** Statuses that pieces may have that somebody moves by hand: those allocated and on their way belong to other documents. */
export const ownStatuses = statusOf('available', 'qc_hold', 'damaged');

/** Statuses from which pieces leave by hand. */
export const leavingStatuses = statusOf('available', 'damaged');

/** SKU, bin, status and pieces of a line. */
export const pieceColumns = <Code extends string>(statuses: readonly EnumOption<Code>[]) =>
  ({
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, width: 240 },
    bin: {
      kind: 'ref',
      label: { zh: '库位', en: 'Bin' },
      entity: 'bin',
      within: { field: 'warehouse', like: 'warehouse' },
      required: true,
      width: 190,
    },
    stockStatus: {
      kind: 'enum',
      label: { zh: '库存状态', en: 'Stock status' },
      required: true,
      initial: 'available',
      options: statuses,
      width: 120,
    },
    qty: { kind: 'integer', label: { zh: '数量', en: 'Qty' }, required: true, min: 1, max: 99_999, width: 90 },
  }) as const satisfies Readonly<Record<string, LineField>>;

/** What a document did to the ledger, in its detail. */
export const movesOf = <Name extends string>(number: Name): RelatedRecords<Name> => ({
  title: { zh: '库存流水', en: 'Stock ledger' },
  section: 'wms',
  page: 'stockLedger',
  columns: ['postedAt', 'bizType', 'skuCode', 'bin', 'stockStatus', 'qtyIn', 'qtyOut', 'balanceAfter', 'value', 'state'],
  field: 'belongsTo',
  by: number,
});

/** Tabs by what a document waits for. */
export const stateTabs = [
  { key: 'all', title: { zh: '全部', en: 'All' } },
  { key: 'draft', title: { zh: '草稿', en: 'Draft' }, filters: [{ field: 'state', op: 'eq', value: 'draft' }] },
  { key: 'toApprove', title: { zh: '待审核', en: 'To approve' }, filters: [{ field: 'state', op: 'eq', value: 'submitted' }] },
  { key: 'toPost', title: { zh: '待过账', en: 'To post' }, filters: [{ field: 'state', op: 'eq', value: 'approved' }] },
  { key: 'posted', title: { zh: '已过账', en: 'Posted' }, filters: [{ field: 'state', op: 'eq', value: 'posted' }] },
] as const satisfies readonly PageTab[];
