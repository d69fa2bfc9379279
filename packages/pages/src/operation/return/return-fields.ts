import { text } from '@axle/kernel';
import type { Fields, FilesField, InstantField, IntegerField, MoneyField, UserField } from '@axle/page-kit';
import { dispositionOptions, refundKindOptions, refundStateOptions, returnGradeOptions } from './return-options.ts';

const instant = (zh: string, en: string): InstantField => ({
  kind: 'instant',
  label: text(zh, en),
  readOnly: true,
  hidden: true,
  width: 150,
});
const figure = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  figure: true,
  unsorted: true,
  min: 0,
  max: 1_000_000,
  width: 80,
  ...more,
});
const money = (zh: string, en: string): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 4,
  places: 2,
  min: '0',
  max: '9999999.99',
  currency: { field: 'currency' },
  readOnly: true,
  width: 110,
});
const person = (zh: string, en: string): UserField => ({ kind: 'user', label: text(zh, en), readOnly: true, hidden: true, width: 100 });
const files = (zh: string, en: string, endings: readonly string[]): FilesField => ({
  kind: 'files',
  label: text(zh, en),
  most: 10,
  endings,
  mostBytes: 15_728_640,
  width: 120,
});

/** The label by which a buyer sends the parcel. */
export const returnLabel = files('退货面单', 'Return label', ['pdf', 'jpg', 'jpeg', 'png']);

/** What shows how the pieces came. */
export const returnPhotos = {
  ...files('质检照片', 'Photos', ['jpg', 'jpeg', 'png', 'webp']),
  help: text('C、D、W级至少一张。', 'At least one for the grades C, D and W.'),
};

/** Percent of the price that is kept. */
export const restockFee = {
  kind: 'percent',
  label: text('重新上架费', 'Restocking fee'),
  scale: 2,
  places: 2,
  min: '0',
  max: '50',
  width: 110,
  help: text(
    '卖家责任（质量、残损、发错、缺件）不可收取。',
    'Not if the seller is at fault: defective, damaged, wrong item, parts missing.',
  ),
} as const;

/** How many pieces, how they came and what is done with them. */
export const returnedFigures = {
  authorisedQty: figure('授权件数', 'Authorised'),
  receivedQty: figure('收到件数', 'Received'),
  daysOpen: figure('未结天数', 'Days open', { reveals: ['createdAt', 'endedAt'] }),
  overdue: { kind: 'bool', label: text('已超期', 'Overdue'), readOnly: true, figure: true, unsorted: true, hidden: true, width: 80 },
  gradesFound: { kind: 'enumList', label: text('等级', 'Grade'), readOnly: true, options: returnGradeOptions, width: 120 },
  dispositions: { kind: 'enumList', label: text('处置', 'Disposition'), readOnly: true, options: dispositionOptions, width: 130 },
} as const satisfies Fields;

/** What the buyer gets back, in the currency of the order. */
export const refundFields = {
  refundState: { kind: 'enum', label: text('退款状态', 'Refund status'), readOnly: true, options: refundStateOptions, width: 100 },
  refundKind: { kind: 'enum', label: text('退款方式', 'Refund kind'), readOnly: true, options: refundKindOptions, width: 104 },
  refundAmount: money('退款金额', 'Refund'),
  coreRefund: money('旧件押金退款', 'Core refund'),
  currency: { kind: 'code', label: text('币种', 'Currency'), readOnly: true, maxLength: 3, width: 76 },
  restockFee,
  refundApplicant: person('退款申请人', 'Refund asked by'),
  refundApprover: person('退款复核人', 'Refund approved by'),
  refundedAt: instant('退款时间', 'Refunded at'),
} as const satisfies Fields;

/** When it came to what. */
export const returnMoments = {
  authorisedAt: instant('授权时间', 'Authorised at'),
  receivedAt: instant('收到时间', 'Received at'),
  disposedAt: instant('处置时间', 'Disposed at'),
  endedAt: instant('结束时间', 'Ended at'),
} as const satisfies Fields;
