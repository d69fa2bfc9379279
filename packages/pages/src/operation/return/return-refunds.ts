import { text } from '@axle/kernel';
import type { LinesField, MoneyField } from '@axle/page-kit';
import { refundKindOptions, refundLineStateOptions } from './return-options.ts';

const money = (zh: string, en: string): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 4,
  places: 2,
  min: '0',
  currency: { field: 'currency' },
  width: 110,
});
const moment = (zh: string, en: string) => ({ kind: 'instant', label: text(zh, en), readOnly: true, width: 150 }) as const;
const person = (zh: string, en: string) => ({ kind: 'user', label: text(zh, en), readOnly: true, width: 110 }) as const;

/** [O8i] The refunds of a return, one after the other. */
export const returnRefunds = {
  kind: 'lines',
  label: text('退款记录', 'Refunds'),
  readOnly: true,
  by: ['place'],
  most: 50,
  fields: {
    place: { kind: 'integer', label: text('次序', 'No.'), required: true, readOnly: true, min: 1, max: 50, width: 64 },
    kind: { kind: 'enum', label: text('退款方式', 'Refund kind'), readOnly: true, options: refundKindOptions, width: 104 },
    state: { kind: 'enum', label: text('状态', 'Status'), readOnly: true, options: refundLineStateOptions, width: 100 },
    amount: money('退款金额', 'Refund'),
    coreAmount: money('旧件押金', 'Core refund'),
    applicant: person('申请人', 'Asked by'),
    approver: person('复核人', 'Approved by'),
    askedAt: moment('申请时间', 'Asked at'),
    refundedAt: moment('退款时间', 'Refunded at'),
  },
} as const satisfies LinesField;
