import { text } from '@axle/kernel';
import type { Fields, LinesField } from '@axle/page-kit';

/** Price breaks that an article has at most: those of all times. */
const mostBreaks = 100;

const breakColumns = {
  minQty: { kind: 'integer', label: text('起量', 'From qty'), required: true, initial: 1, min: 1, max: 999_999, width: 100 },
  price: {
    kind: 'money',
    label: text('单价', 'Price'),
    required: true,
    scale: 4,
    min: '0.0001',
    currency: { field: 'currency' },
    width: 130,
  },
  validFrom: { kind: 'date', label: text('生效日期', 'Valid from'), required: true, width: 140 },
  validTo: { kind: 'date', label: text('失效日期', 'Valid to'), width: 140, help: text('不填则一直有效。', 'Open-ended if left empty.') },
} as const satisfies LinesField['fields'];

/** Prices by quantity and period, and those that wait for a second person. */
export const priceBreakFields = {
  breaks: {
    kind: 'lines',
    label: text('阶梯价', 'Price breaks'),
    by: ['minQty', 'validFrom'],
    most: mostBreaks,
    fields: breakColumns,
    help: text(
      '首次报价与涨价须另一人审批，通过前按原价下单；降价即时生效。',
      'First prices and price increases need approval by another person; orders take the old price until then. Lower prices apply at once.',
    ),
  },
  proposedBreaks: {
    kind: 'lines',
    label: text('待审批的阶梯价', 'Price breaks to approve'),
    readOnly: true,
    by: ['minQty', 'validFrom'],
    most: mostBreaks,
    fields: breakColumns,
  },
  priceWaits: { kind: 'bool', label: text('价格待审批', 'Price to approve'), readOnly: true, width: 110 },
  priceProposedBy: { kind: 'user', label: text('报价人', 'Price proposed by'), readOnly: true, hidden: true, width: 120 },
  priceProposedAt: { kind: 'instant', label: text('报价时间', 'Price proposed at'), readOnly: true, hidden: true, width: 160 },
  priceRefusal: {
    kind: 'text',
    label: text('价格驳回原因', 'Price rejection reason'),
    readOnly: true,
    hidden: true,
    maxLength: 200,
    width: 180,
  },
} as const satisfies Fields;
