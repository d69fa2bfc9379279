import { text } from '@axle/kernel';
import type { RelatedRecords } from '@axle/page-kit';

/** The way of an order, and of a change of it, through approval. */
export const approvalPart = { title: text('审批流', 'Approval'), view: 'purchasing/approval-trail' } as const;

/** What else there is of an order: what it was ordered for, replies of its supplier, mails about it, and what was posted of it. */
export const orderRelated = [
  {
    title: text('采购需求', 'Requirements'),
    section: 'purchase',
    page: 'purchaseRequiredSummary',
    field: 'orders',
    by: 'orderNo',
    columns: ['reqNo', 'state', 'source', 'sku', 'qty', 'orderedQty', 'openQty', 'requiredDate', 'priority', 'buyer'],
  },
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
  {
    title: text('往来凭证', 'Ledger'),
    section: 'purchase',
    page: 'ledgerVouchers',
    field: 'orders',
    by: 'orderNo',
    columns: ['voucherNo', 'accountDate', 'event', 'bizType', 'bizNo', 'amount', 'currency', 'standing', 'memo'],
  },
] as const satisfies readonly RelatedRecords<'orderNo'>[];
