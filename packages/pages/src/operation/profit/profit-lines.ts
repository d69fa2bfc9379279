import { text } from '@axle/kernel';
import type { LineField, LinesField } from '@axle/page-kit';
import { profitAmount } from './profit-fields.ts';
import { itemBasisOptions, itemSourceOptions, profitItemOptions } from './profit-options.ts';

const item: LineField = { kind: 'enum', label: text('项目', 'Item'), required: true, options: profitItemOptions, width: 120 };
const orderLine: LineField = { kind: 'integer', label: text('订单行', 'Line'), required: true, min: 0, max: 10_000, width: 70 };
const sku: LineField = { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 180 };
const source: LineField = { kind: 'enum', label: text('来源', 'Source'), options: itemSourceOptions, width: 130 };
const sourceNo: LineField = { kind: 'text', label: text('来源单号', 'Source no.'), maxLength: 80, width: 170 };
const month: LineField = { kind: 'date', label: text('计入月份', 'Month'), required: true, width: 110 };

/** What shows costs: whoever may not see them sees no items of a profit. */
const revealed = ['cogs', 'firstLeg', 'duty', 'lastMile', 'handling', 'storage', 'ads', 'refund', 'other'];

/** Every item of a profit with its source; costs stand below zero, and all of them sum to the profit. */
export const profitItemLines: LinesField = {
  kind: 'lines',
  label: text('利润项目', 'Items of the profit'),
  readOnly: true,
  by: ['orderLine', 'sku', 'item', 'month'],
  most: 20_000,
  sums: ['amount'],
  reveals: revealed,
  fields: {
    item,
    orderLine,
    sku,
    amount: profitAmount('金额', 'Amount', { required: true }),
    basis: { kind: 'enum', label: text('口径', 'Basis'), required: true, options: itemBasisOptions, width: 100 },
    source,
    sourceNo,
    said: profitAmount('来源金额', 'Amount in the source', { currency: { field: 'saidCurrency' }, hidden: true, width: 120 }),
    saidCurrency: { kind: 'code', label: text('来源币种', 'Its currency'), maxLength: 3, hidden: true, width: 90 },
    rate: { kind: 'decimal', label: text('汇率', 'Rate'), scale: 8, hidden: true, width: 100 },
    note: { kind: 'text', label: text('依据', 'By'), maxLength: 1000, width: 260 },
    month,
  },
};

/** What changed since it was first worked out. */
export const profitChangeLines: LinesField = {
  kind: 'lines',
  label: text('变更历史', 'What changed'),
  readOnly: true,
  by: ['at', 'orderLine', 'sku', 'item'],
  most: 20_000,
  reveals: revealed,
  fields: {
    at: { kind: 'instant', label: text('时间', 'At'), required: true, width: 160 },
    item,
    orderLine,
    sku,
    before: profitAmount('之前', 'Before', { required: true }),
    after: profitAmount('之后', 'After', { required: true }),
    source,
    sourceNo,
    month,
  },
};
