import { text } from '@axle/kernel';
import type { RelatedRecords } from '@axle/page-kit';

/** What else there is of an order: replies of its supplier, and mails about it. */
export const orderRelated = [
  {
    title: text('供应商回复', 'Supplier replies'),
    section: 'purchase',
    page: 'viewReplies',
    field: 'purchaseOrder',
    by: 'id',
    columns: ['replyNo', 'round', 'channel', 'state', 'kinds', 'repliedAt', 'qtyDelta', 'latestShift', 'priceDelta', 'amountDelta'],
  },
  {
    title: text('邮件', 'Mails'),
    section: 'purchase',
    page: 'mailConsole',
    columns: ['taskNo', 'kind', 'toAddresses', 'subject', 'state', 'createdAt', 'sentAt'],
    field: 'bizNo',
    by: 'orderNo',
  },
] as const satisfies readonly RelatedRecords<'orderNo'>[];
