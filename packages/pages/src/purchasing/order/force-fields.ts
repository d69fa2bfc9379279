import { text } from '@axle/kernel';
import type { DateField, Fields, IntegerField } from '@axle/page-kit';

/** A day that buyer and supplier have agreed on. */
const agreedDay = (zh: string, en: string, helpZh: string, helpEn: string): DateField => ({
  kind: 'date',
  label: text(zh, en),
  readOnly: true,
  hidden: true,
  width: 120,
  help: text(helpZh, helpEn),
});

const taken = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  hidden: true,
  min: 0,
  max: 999_999,
  width: 90,
});

/** What a line is agreed to be, once the supplier has replied. */
export const agreedLineFields = {
  promisedDate: agreedDay('承诺交期', 'Confirmed date', '供应商最近一次确认的交期。', 'The date that the supplier confirmed last.'),
  baselineDate: agreedDay('首次承诺', 'First promised', '供应商第一次确认的交期。', 'The date that the supplier confirmed first.'),
  kpiDate: agreedDay(
    '考核交期',
    'KPI date',
    '首次承诺的交期，因我方或不可抗力改期时随之移动。',
    'The date first promised, moved by changes that are not the supplier’s responsibility.',
  ),
  cancelledQty: taken('取消数量', 'Cancelled'),
  shortClosedQty: taken('短关数量', 'Short closed'),
} as const satisfies Fields;

/** Columns of an order's lines that its changes can reveal; each change reveals one of them. */
const ofLines = {
  reveals: ['lines.qty', 'lines.price', 'lines.requiredDate', 'lines.promisedDate', 'lines.cancelledQty', 'lines.shortClosedQty'],
} as const;

/** What was changed of an order since it was approved. */
export const changeFields = {
  changes: {
    kind: 'lines',
    label: text('变更记录', 'Changes'),
    readOnly: true,
    by: ['version', 'orderLine', 'field'],
    most: 5000,
    fields: {
      version: { kind: 'integer', label: text('版本', 'Version'), required: true, min: 1, max: 9999, width: 80 },
      cause: {
        kind: 'enum',
        label: text('来由', 'Cause'),
        required: true,
        width: 110,
        options: [
          { code: 'reply', label: text('供应商回复', 'Reply') },
          { code: 'buyer', label: text('采购员', 'Buyer') },
        ],
      },
      orderLine: { kind: 'integer', label: text('行号', 'Line'), required: true, min: 1, max: 500, width: 70 },
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 240 },
      field: {
        kind: 'enum',
        label: text('内容', 'What'),
        required: true,
        width: 110,
        options: [
          { code: 'qty', label: text('数量', 'Quantity') },
          { code: 'price', label: text('单价', 'Price') },
          { code: 'date', label: text('交期', 'Date') },
          { code: 'cancelled', label: text('取消数量', 'Cancelled') },
          { code: 'shortClosed', label: text('短关数量', 'Short closed') },
        ],
      },
      before: { kind: 'text', label: text('变更前', 'Before'), required: true, maxLength: 40, width: 120, ...ofLines },
      after: { kind: 'text', label: text('变更后', 'After'), required: true, maxLength: 40, width: 120, ...ofLines },
      reason: { kind: 'text', label: text('原因', 'Reason'), maxLength: 500, width: 200 },
      changedBy: { kind: 'user', label: text('变更人', 'Changed by'), width: 120 },
      changedAt: { kind: 'instant', label: text('变更时间', 'Changed at'), required: true, width: 160 },
    },
  },
} as const satisfies Fields;
