import { text } from '@axle/kernel';
import type { Field } from '@axle/page-kit';
import { mostLineQty } from '@axle/purchasing';
import { packedLineFields, wayFields } from './ship-batch-fields.ts';

const { orderLine, sku, qty, cartons, grossKg, cbm } = packedLineFields;
const { shipDate, mode, containerNo, etd, eta } = wayFields;

/** What is asked for a batch of an order: when it goes, and which pieces. */
export const batchInput: Readonly<Record<string, Field>> = {
  shipDate: { ...shipDate, help: text('计划的，发货时记实际的。', 'Planned; the actual date is recorded at shipping.') },
  mode,
  containerNo,
  etd,
  eta,
  note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2 },
  lines: {
    kind: 'lines',
    label: text('可发的行', 'Lines to ship'),
    required: true,
    fixed: true,
    by: ['orderLine'],
    most: 500,
    sums: ['qty', 'cartons', 'cbm'],
    fields: {
      orderLine: { ...orderLine, immutable: true },
      sku: { ...sku, readOnly: false, immutable: true },
      most: { kind: 'integer', label: text('最多可发', 'At most'), readOnly: true, min: 0, max: 9_999_999, width: 96 },
      qty: { ...qty, required: false, min: 0, max: mostLineQty, help: text('不发的行留空。', 'Empty where nothing goes.') },
      cartons,
      grossKg,
      cbm,
    },
  },
};
