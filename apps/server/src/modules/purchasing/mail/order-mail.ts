import { type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { businessDay, formatValue, type RecordRow } from '@axle/page-kit';
import type { TemplateValues } from '@axle/templates';
import type { NewMail } from '../../../platform/mail/queue-mail.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { supplierMail } from './supplier-mail.ts';
import { writtenLines } from './written-lines.ts';

/** A mail about an order that is to go to its supplier. */
export interface OrderMailAsked {
  readonly kind: 'PO_SEND' | 'PO_CHANGE' | 'PO_CANCEL' | 'REPLY_REMIND' | 'DATE_REMIND' | 'INSPECT_NOTICE';
  /** The supplier is to reply: a link for that goes along. */
  readonly asksReply?: true;
  /** Values of variables beyond those that follow from the order. */
  readonly values?: TemplateValues;
  /** Values that are said in the language of the supplier. */
  readonly says?: Readonly<Record<string, Text>>;
  /** Subject and text in place of those of the kind, with the same gaps. */
  readonly instead?: { readonly subject?: string; readonly body?: string };
}

const notApproved: Refusal = {
  code: 'NOT_APPROVED',
  message: { zh: '订单尚未审批，不能写邮件', en: 'The order is not yet approved; no mail can be written' },
};

/** How the number of an order is written. */
export const writtenNumber = ({ resource }: RecordParts, order: RecordRow): string =>
  formatValue(resource.fields['orderNo']!, order['orderNo'], 'en');

/**
 * The mail about an order as it would go out now, as {@link supplierMail} writes it. Refused with `NOT_APPROVED` before the order is, with
 * `NO_SUPPLIER_MAIL` where the supplier has no address, and with `NO_VALUE` where a gap has no value.
 */
export async function orderMail(parts: RecordParts, order: RecordRow, { values = {}, ...asked }: OrderMailAsked): Promise<Result<NewMail>> {
  if (order['approvedAt'] === undefined) return refuse(notApproved);
  const document = {
    bizNo: String(order['orderNo']),
    supplier: Number(order['supplier']),
    companyEntity: Number(order['companyEntity']),
    buyer: (order['buyer'] ?? order['applicant']) as number | undefined,
  };
  const own = { 'order.no': writtenNumber(parts, order), 'order.date': businessDay(new Date(String(order['approvedAt']))) };
  const says = { lines: await writtenLines(parts.database, order), ...asked.says };
  return supplierMail(parts, document, { ...asked, says, values: { ...own, ...values }, attaches: 'purchaseOrder' });
}
