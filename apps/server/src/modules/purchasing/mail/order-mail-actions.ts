import { ok, type Refusal, refuse, text } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { changingRefusals, type OrderStatus, remindRefusals, resendRefusals } from '@axle/purchasing';
import type { TemplateValues } from '@axle/templates';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { mailOrder } from './mail-order.ts';
import { orderMail, type OrderMailAsked } from './order-mail.ts';
import { replyLinks } from './reply-link.ts';

const typed = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** Subject and text as the sender changed them. */
function insteadOf(input: Readonly<Record<string, unknown>>): NonNullable<OrderMailAsked['instead']> {
  const [subject, body] = [typed(input['mailSubject']), typed(input['mailBody'])];
  return { ...(subject === undefined ? {} : { subject }), ...(body === undefined ? {} : { body }) };
}

/** An approved order goes to its supplier: it waits for a reply, and the mail is on its way, both or neither. */
export const sendOrder: TransitionEffect = async ({ parts, before, after, input }) => {
  const refused = await mailOrder(parts, before, { kind: 'PO_SEND', asksReply: true, instead: insteadOf(input) });
  return refused ? refuse([refused]) : ok({ ...after, sentAt: parts.caller.now.toISOString() });
};

/** Where the supplier has the order. */
const handedOut: readonly OrderStatus[] = ['sent', 'replied', 'effective'];

/** [R7e] A supplier that has the order is notified that it is cancelled; not while a change of it waits. */
export const cancelOrder: TransitionEffect = async ({ parts, before, after }) => {
  const waits = changingRefusals(before['changing'] === true);
  if (waits.length > 0) return refuse(waits);
  if (!handedOut.includes(before['state'] as OrderStatus)) return ok(after);
  const refused = await mailOrder(parts, before, { kind: 'PO_CANCEL' });
  return refused ? refuse([refused]) : ok(after);
};

const notSent: Refusal = {
  code: 'STATE',
  message: text('只有待回复的订单可以重发或催回复', 'Only orders awaiting a reply can be resent or reminded'),
};

/** On whose behalf mails are written, and what was typed. */
interface MailingContext {
  readonly parts: RecordParts;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Mails about orders that wait for a reply, each by itself. */
const mailing =
  (asked: (database: Kysely<Tables>, context: MailingContext, order: RecordRow) => Promise<OrderMailAsked | Refusal>): ActionHandler =>
  ({ parts, targets, input }) =>
    eachTarget(parts, targets, async (transaction, orders) => {
      const refused = new Map<number, Refusal>();
      for (const order of orders) {
        const what = order['state'] === 'sent' ? await asked(transaction, { parts, input }, order) : notSent;
        const refusal =
          'code' in what ? what : await mailOrder({ ...parts, database: transaction }, order, { ...what, instead: insteadOf(input) });
        if (refusal) refused.set(order.id, refusal);
      }
      return refused;
    });

/** When the last mail about an order was written, in milliseconds: one of a kind, or any. */
async function lastMailAt(database: Kysely<Tables>, order: RecordRow, kind?: 'PO_SEND'): Promise<number | undefined> {
  const last = await database
    .selectFrom('outgoing_mail')
    .select('created_at')
    .where('biz_no', '=', String(order['orderNo']))
    .$if(kind !== undefined, mails => mails.where('kind', '=', kind!))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && new Date(last.created_at).getTime();
}

/** [R120] The order once more, as it was sent. */
export const resendOrder: ActionHandler = mailing(async (database, { parts, input }, order) => {
  const last = await lastMailAt(database, order, 'PO_SEND');
  const [refusal] = resendRefusals(last, input['again'] === true, parts.caller.now.getTime());
  return refusal ?? { kind: 'PO_SEND', asksReply: true };
});

const hour = 3_600_000;

/** [R32] Asks for the reply, a day behind the last mail. */
export const remindOrder: ActionHandler = mailing(async (database, { parts }, order) => {
  const now = parts.caller.now.getTime();
  const [refusal] = remindRefusals(await lastMailAt(database, order), now);
  const days = Math.max(1, Math.floor((now - new Date(String(order['sentAt'])).getTime()) / (24 * hour)));
  return refusal ?? { kind: 'REPLY_REMIND', asksReply: true, values: { 'days.waiting': String(days) } };
});

/** The mail that sending would write, to be changed before it goes out; who gets it and what is attached. */
export const previewedMail: ProposalHandler = async (parts, order) => {
  const link: TemplateValues = parts.caller.registry.part(replyLinks, 'purchaseOrder') ? { replyLink: '{{replyLink}}' } : {};
  const mail = await orderMail(parts, order, { kind: 'PO_SEND', values: link });
  if (!mail.ok) return [{ values: {}, words: mail.refusal.message, why: text('不能发送', 'Cannot be sent') }];
  const { to_addresses, cc_addresses = [], makes = [], subject, body } = mail.value;
  const to = [...to_addresses].join(', ');
  const cc = [...(cc_addresses ?? [])].join(', ');
  const files = (makes ?? []).map(key => key.split('.')[1]!.toUpperCase()).join(', ') || '—';
  return [
    {
      values: { mailSubject: subject, mailBody: body },
      words: text(`收件：${to}${cc && `；抄送：${cc}`}`, `To: ${to}${cc && `; Cc: ${cc}`}`),
      why: text(`附件：${files}`, `Attached: ${files}`),
    },
  ];
};
