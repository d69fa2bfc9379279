import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { replyKindOptions } from './reply-words.ts';
import { dateReasons } from '../order/date-reasons.ts';

const orderLine = { kind: 'integer', label: text('行号', 'Line'), required: true, min: 1, max: 500, width: 70 } as const;
const price = (zh: string, en: string) =>
  ({ kind: 'money', label: text(zh, en), scale: 4, min: '0', currency: { field: 'currency' }, width: 110 }) as const;

/** What is replied, line by line, and the parts in which a line comes. */
export const replyLines = {
  lines: {
    kind: 'lines',
    label: text('回复明细', 'Replied lines'),
    by: ['orderLine'],
    most: 500,
    help: text('只填供应商有改动的行，其余视为按订单确认。', 'Enter the lines that the supplier changed; all others count as confirmed.'),
    fields: {
      orderLine,
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 220 },
      kinds: { kind: 'enumList', label: text('回复', 'Reply'), readOnly: true, options: replyKindOptions, width: 150 },
      qtyBefore: { kind: 'integer', label: text('订单数量', 'Ordered'), readOnly: true, min: 0, max: 999_999, width: 90 },
      qty: {
        kind: 'integer',
        label: text('确认数量', 'Confirmed qty'),
        min: 0,
        max: 999_999,
        width: 100,
        help: text('0表示拒单，须写原因。', '0 refuses the line, with a reason.'),
      },
      dateBefore: { kind: 'date', label: text('订单交期', 'Ordered date'), readOnly: true, width: 120 },
      date: { kind: 'date', label: text('确认交期', 'Confirmed date'), width: 130 },
      priceBefore: { ...price('订单单价', 'Ordered price'), readOnly: true },
      price: price('回复单价', 'Replied price'),
      dateReason: {
        kind: 'enum',
        label: text('改期原因', 'Why the date moves'),
        options: dateReasons,
        width: 150,
        help: text('决定由谁负责；不填按产能不足，即供应商责任。', 'Determines who is responsible; capacity (supplier) if left empty.'),
      },
      reason: { kind: 'text', label: text('原因', 'Reason'), maxLength: 200, width: 180 },
      outcome: {
        kind: 'enum',
        label: text('结果', 'Decision'),
        readOnly: true,
        width: 90,
        options: [
          { code: 'accepted', label: text('接受', 'Accepted'), tone: 'good' },
          { code: 'refused', label: text('退回', 'Refused'), tone: 'bad' },
        ],
      },
    },
  },
  splits: {
    kind: 'lines',
    label: text('分批', 'Parts'),
    by: ['orderLine', 'date'],
    most: 1000,
    sums: ['qty'],
    help: text('一行分几批交的，各批数量合计等于该行的确认数量。', 'Parts of one line add up to its confirmed quantity.'),
    fields: {
      orderLine,
      qty: { kind: 'integer', label: text('数量', 'Qty'), required: true, min: 1, max: 999_999, width: 100 },
      date: { kind: 'date', label: text('交期', 'Date'), required: true, width: 130 },
    },
  },
} as const satisfies Fields;
