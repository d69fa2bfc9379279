import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { wantedLineFields } from '../order/pending-change-fields.ts';

const { orderLine, sku, qty, price, date } = wantedLineFields;

/** Takes our pieces, prices and days instead of the replied ones, and asks the supplier once more. */
export const counterAction: CustomAction<'state'> = {
  key: 'counter',
  title: text('还价', 'Counter'),
  on: 'one',
  when: { field: 'state', in: ['pending'] },
  proposes: true,
  input: {
    refuseReason: { kind: 'text', label: text('说明', 'Message to the supplier'), required: true, maxLength: 500, lines: 2 },
    lines: {
      kind: 'lines',
      label: text('明细', 'Lines'),
      required: true,
      fixed: true,
      by: ['orderLine'],
      most: 500,
      fields: {
        orderLine: { ...orderLine, immutable: true },
        sku: { ...sku, required: false, immutable: true },
        qtyReplied: { ...qty, label: text('回复数量', 'Replied qty'), required: false, readOnly: true },
        qty: { ...qty, label: text('我方数量', 'Our qty'), required: false, min: 1 },
        priceReplied: { ...price, label: text('回复单价', 'Replied price'), required: false, readOnly: true },
        price: { ...price, label: text('我方单价', 'Our price'), required: false },
        dateReplied: { ...date, label: text('回复交期', 'Replied date'), required: false, readOnly: true },
        date: { ...date, label: text('我方交期', 'Our date'), required: false },
      },
    },
  },
};
