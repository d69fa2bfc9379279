import { text } from '@axle/kernel';
import type { Field, LineField, LinesField, TextField } from '@axle/page-kit';
import { inspectionOptions } from '../order/inspection-fields.ts';
import { wantedLineFields } from '../order/pending-change-fields.ts';

/** A column that identifies the line: its value comes from the order. */
const given = <Of extends LineField>(field: Of) => ({ ...field, immutable: true }) as const;
/** A column of what is wanted; what is left empty stays. */
const wanted = <Of extends LineField>(field: Of) => ({ ...field, required: false }) as const;
/** A column that shows the current value of the line. */
const current = <Of extends LineField>(field: Of) => ({ ...field, required: false, readOnly: true }) as const;

const { orderLine, sku, qtyBefore, priceBefore, dateBefore, qty, price, date, dateReason } = wantedLineFields;

const lines = (zh: string, en: string, fields: LinesField['fields'], more: Partial<LinesField> = {}): LinesField => ({
  kind: 'lines',
  label: text(zh, en),
  required: true,
  fixed: true,
  by: ['orderLine'],
  most: 500,
  fields,
  ...more,
});

const why = (zh: string, en: string): TextField => ({
  kind: 'text',
  label: text(zh, en),
  required: true,
  maxLength: 500,
  lines: 2,
});

/** What a buyer wants to be different of an order in force. */
export const changeInput: Readonly<Record<string, Field>> = {
  changeReason: why('变更原因', 'Reason for change'),
  lines: lines(
    '明细',
    'Lines',
    {
      orderLine: given(orderLine),
      sku: given(wanted(sku)),
      qtyBefore: current(qtyBefore),
      qty: wanted({ ...qty, help: text('0为取消该行，留空不变。', '0 cancels the line; unchanged if empty.') }),
      priceBefore: current(priceBefore),
      price: wanted(price),
      dateBefore: current(dateBefore),
      date: wanted(date),
      dateReason: {
        ...dateReason,
        help: text('决定由谁负责；不填按我方推迟或提前。', 'Determines who is responsible; us if left empty.'),
      },
    },
    { sums: ['qtyBefore', 'qty'] },
  ),
};

/** Which pieces of an order are to be inspected, how and when. */
export const inspectionInput: Readonly<Record<string, Field>> = {
  inspectionKind: { kind: 'enum', label: text('检验类型', 'Kind'), required: true, options: inspectionOptions, initial: 'outgoing' },
  wantedOn: { kind: 'date', label: text('期望日期', 'Wanted on'), required: true },
  inspectionNote: { kind: 'text', label: text('备注', 'Note'), maxLength: 200 },
  lines: lines('明细', 'Lines', {
    orderLine: given(orderLine),
    sku: given(wanted(sku)),
    toInspect: { kind: 'integer', label: text('未验合格', 'Not passed'), readOnly: true, min: 0, max: 999_999, width: 110 },
    qty: { kind: 'integer', label: text('报检数量', 'Pieces'), min: 0, max: 999_999, width: 120 },
  }),
};

/** Which pieces of an order are no longer wanted. */
export const shortCloseInput: Readonly<Record<string, Field>> = {
  changeReason: why('短关原因', 'Why it is closed short'),
  lines: lines('未交的行', 'Lines with outstanding pieces', {
    orderLine: given(orderLine),
    sku: given(wanted(sku)),
    openQty: { kind: 'integer', label: text('未交数量', 'Open qty'), readOnly: true, min: 0, max: 999_999, width: 110 },
    shortClose: { kind: 'integer', label: text('短关数量', 'Close short'), min: 0, max: 999_999, width: 120 },
  }),
};
