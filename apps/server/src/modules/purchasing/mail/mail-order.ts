import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { orderMail, type OrderMailAsked } from './order-mail.ts';
import { replyLinks } from './reply-link.ts';

/** The orders as their sender sees them, within the transaction of the change that the mail reports. */
export type SendingParts = RecordParts & { readonly database: Transaction<Tables> };

/**
 * Puts a mail about an order down, in the transaction of what it reports; answers why it cannot be written. Where the order waits for a
 * reply, the mail has the link for it.
 */
export async function mailOrder(parts: SendingParts, order: RecordRow, asked: OrderMailAsked): Promise<Refusal | undefined> {
  const { database, caller } = parts;
  const link = asked.asksReply ? await caller.registry.part(replyLinks, 'purchaseOrder')?.(database, order.id, caller) : undefined;
  const mail = await orderMail(parts, order, { ...asked, values: { ...asked.values, ...(link === undefined ? {} : { replyLink: link }) } });
  if (!mail.ok) return mail.refusal;
  await queueMail(database, mail.value, caller.now);
  return undefined;
}
