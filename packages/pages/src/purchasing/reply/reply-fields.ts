import { text } from '@axle/kernel';
import type { Fields, IntegerField } from '@axle/page-kit';
import { attachments, numberOf, skusOf } from '../../inventory/operation/operation-fields.ts';
import { replyChannels, replyKindOptions, replyRoutes } from './reply-words.ts';

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: -1_000_000_000,
  max: 1_000_000_000,
  width: 84,
  ...more,
});

/** Which order a reply is to, how and when it came. */
export const receivedFields = {
  replyNo: numberOf('回复单号', 'Reply no.'),
  purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', required: true, key: true, width: 160 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 200 },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, figure: true, width: 110 },
  round: count('轮次', 'Round', { required: true, min: 1, max: 999, width: 70 }),
  basedOnVersion: {
    kind: 'integer',
    label: text('订单版本', 'Order version'),
    min: 1,
    max: 999,
    width: 100,
    hidden: true,
    help: text(
      '供应商所回复的订单版本，不填取当前版本。',
      'Version of the order that the supplier replied to; the current one if left empty.',
    ),
  },
  channel: {
    kind: 'enum',
    label: text('渠道', 'Channel'),
    options: replyChannels,
    width: 90,
    help: text('手工录入的为邮件或电话。', 'Mail or phone for manual entries.'),
  },
  repliedAt: { kind: 'instant', label: text('回复时间', 'Replied at'), width: 160, help: text('不填取现在。', 'Now if left empty.') },
  hoursToReply: {
    kind: 'decimal',
    label: text('回复用时（小时）', 'Hours to reply'),
    readOnly: true,
    figure: true,
    scale: 1,
    width: 120,
  },
} as const satisfies Fields;

/** [R9c] What it comes to. */
export const comparedFields = {
  kinds: { kind: 'enumList', label: text('回复', 'Reply'), readOnly: true, options: replyKindOptions, width: 170 },
  skus: skusOf('supplier_reply_sku'),
  lineCount: count('行数', 'Lines'),
  confirmed: count('确认', 'Confirmed'),
  changed: count('改动', 'Changed'),
  refused: count('拒单', 'Refused'),
  qtyDelta: count('数量差', 'Qty change', { width: 96 }),
  earliestShift: count('最早提前（天）', 'Earliest shift (days)', { width: 110 }),
  latestShift: count('最晚推后（天）', 'Latest shift (days)', { width: 110 }),
  priceDelta: { kind: 'percent', label: text('价格变动', 'Price change'), readOnly: true, scale: 2, width: 100 },
  currency: { kind: 'code', label: text('币种', 'Currency'), readOnly: true, maxLength: 3, width: 76 },
  amountDelta: {
    kind: 'money',
    label: text('金额差', 'Amount change'),
    readOnly: true,
    scale: 2,
    currency: { field: 'currency' },
    width: 130,
  },
  route: {
    kind: 'enum',
    label: text('处理方式', 'Route'),
    readOnly: true,
    options: replyRoutes,
    width: 148,
    help: text(
      '数量与价格不变、交期推后不超过2天的自动接受；单价涨过1%、整单涨过3%或金额进入更高审批级别的重新审批；其余由采购员确认。',
      'Automatic where pieces and prices stay and no date is more than 2 days later; another approval where a price rises by more than 1%, the order by more than 3%, or its amount enters a higher approval level; else the buyer decides.',
    ),
  },
} as const satisfies Fields;

/** Who decided and why. */
export const decidedReplyFields = {
  decidedBy: { kind: 'user', label: text('处理人', 'Decided by'), readOnly: true, width: 110 },
  decidedAt: { kind: 'instant', label: text('处理时间', 'Decided at'), readOnly: true, width: 160 },
  refuseReason: { kind: 'text', label: text('退回原因', 'Refusal reason'), readOnly: true, maxLength: 500, width: 180 },
  note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, width: 180, hidden: true },
  attachments,
} as const satisfies Fields;
