import { text } from '@axle/kernel';
import type { DateField, Fields } from '@axle/page-kit';
import { attachments } from '../../inventory/operation/operation-fields.ts';
import { piecesField } from '../../inventory/stock-fields.ts';
import { dateReasons } from '../order/date-reasons.ts';
import { dateOrigins, responsibilities } from './date-words.ts';

const day = (zh: string, en: string, more: Partial<DateField> = {}): DateField => ({
  kind: 'date',
  label: text(zh, en),
  readOnly: true,
  width: 116,
  ...more,
});

/** The line of an order whose date moves, and how it stands. */
export const datedLineFields = {
  purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', required: true, key: true, width: 160 },
  orderLine: { kind: 'integer', label: text('行号', 'Line'), required: true, min: 1, max: 500, width: 70 },
  seq: {
    kind: 'integer',
    label: text('次序', 'Seq.'),
    readOnly: true,
    required: true,
    min: 1,
    max: 9999,
    width: 70,
    hidden: true,
    help: text('1为首次承诺。', '1 is the date first promised.'),
  },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, readOnly: true, width: 160 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, readOnly: true, width: 190 },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, figure: true, width: 100 },
  openQty: piecesField('未交数量', 'Open qty', { min: 0, figure: true, width: 96 }),
  baselineDate: day('首次承诺', 'First promised', { figure: true }),
} as const satisfies Fields;

/** From which day to which, why, and whose doing it is. */
export const movedFields = {
  oldDate: day('原交期', 'Old date'),
  newDate: day('新交期', 'New date', { required: true, readOnly: false }),
  shiftDays: piecesField('改期天数', 'Shift (days)', {
    min: -3660,
    max: 3660,
    figure: true,
    width: 96,
    help: text('正数为推后，负数为提前。', 'Later where positive, earlier where negative.'),
  }),
  reason: { kind: 'enum', label: text('改期原因', 'Reason'), options: dateReasons, width: 140 },
  responsibility: {
    kind: 'enum',
    label: text('责任', 'Responsibility'),
    readOnly: true,
    options: responsibilities,
    width: 110,
    help: text('由改期原因决定，审核人可更正。', 'Follows from the reason; the approver may correct it.'),
  },
  origin: {
    kind: 'enum',
    label: text('提出方', 'Asked by'),
    required: true,
    initial: 'buyer',
    options: dateOrigins,
    width: 96,
    help: text(
      '供应商提出、推后不超过2天的直接生效。',
      'Dates that the supplier requests take effect immediately if they are at most 2 days later.',
    ),
  },
  kpiDate: day('考核交期', 'KPI date', {
    width: 124,
    help: text('通过之后的考核交期。', 'KPI date once approved.'),
  }),
  changeCount: piecesField('改期次数', 'Changes', { min: 0, figure: true, width: 90 }),
} as const satisfies Fields;

/** What is said for it, and who decided. */
export const decidedDateFields = {
  note: {
    kind: 'text',
    label: text('说明', 'Note'),
    maxLength: 500,
    lines: 2,
    width: 200,
    help: text('我方原因须写至少10个字，或附文件。', 'Our own reasons need at least 10 characters, or a file.'),
  },
  attachments,
  approvedBy: { kind: 'user', label: text('审核人', 'Approver'), readOnly: true, width: 100 },
  refuseReason: { kind: 'text', label: text('拒绝原因', 'Refusal reason'), readOnly: true, maxLength: 500, width: 180 },
} as const satisfies Fields;
