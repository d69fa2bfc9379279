import { raise, type TemplateValues } from '@axle/templates';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { mailMessage } from './mail-message.ts';
import { wordsOf } from './message-words.ts';
import { receiversFor } from './receivers.ts';

/** Something that people are notified of. */
export interface RaisedEvent {
  /** Event of the templates, `export.ready`. Without a current template nobody is notified. */
  readonly event: string;
  /** Users whom it concerns, by id; the template may name others besides. */
  readonly receivers: readonly number[];
  /** What it is about, as people name it: a code, an order number, a task's number. */
  readonly object: string;
  readonly values: TemplateValues;
  /** Values that are worded otherwise in English: names of people. */
  readonly english?: TemplateValues;
  /** Page that the message opens, in place of the template's. */
  readonly page?: string;
  /** Record of the page that the message opens. */
  readonly record?: number;
  /** Part of the record that is shown then. */
  readonly part?: string;
  /** Of the receivers those who get a mail of it too, whatever the template says. */
  readonly mailedTo?: readonly number[];
  /** Said once about an object and never again, however long ago it was. */
  readonly once?: boolean;
  readonly now: Date;
}

/**
 * Writes a message to each receiver, or counts up the one of the same event and object that its window still holds. Belongs into
 * the transaction of what happened, so that the message stands exactly when that does.
 */
export async function sendMessage(transaction: Kysely<Tables>, raised: RaisedEvent): Promise<void> {
  const template = await transaction
    .selectFrom('message_template')
    .selectAll()
    .where('event', '=', raised.event)
    .where('state', '=', 'current')
    .executeTakeFirst();
  if (!template) return;
  const { event, object, values, english, page, record, part, now } = raised;
  const message = {
    at: now,
    event,
    template_version: template.template_version,
    level: template.level,
    ...wordsOf(template, values, { ...values, ...english }),
    link_page: page ?? template.link_page,
    link_record: record ?? null,
    link_part: part ?? null,
    object,
    given: JSON.stringify(values),
  };
  // in one order for all, or two transactions could wait for each other
  for (const receiver of await receiversFor(transaction, template.receivers, raised.receivers)) {
    await oneAtATime(transaction, `${event}/${receiver}/${object}`);
    const before = await lastOf(transaction, event, receiver, object);
    if (before && raised.once) continue;
    const next = raise(before && { at: Date.parse(before.at), counter: before.counter }, now.getTime(), template.dedupe_minutes);
    if (before && next.kind === 'counted')
      await transaction.updateTable('message').set({ counter: next.counter }).where('id', '=', before.id).execute();
    else {
      const { id } = await transaction
        .insertInto('message')
        .values({ ...message, receiver })
        .returning('id')
        .executeTakeFirstOrThrow();
      if ((template.also_mail || raised.mailedTo?.includes(receiver)) && message.state === 'sent')
        await mailMessage(
          transaction,
          {
            id,
            event,
            receiver,
            titleZh: message.title_zh,
            titleEn: message.title_en,
            bodyZh: message.body_zh,
            bodyEn: message.body_en,
          },
          now,
        );
    }
  }
}

const lastOf = (transaction: Kysely<Tables>, event: string, receiver: number, object: string) =>
  transaction
    .selectFrom('message')
    .select(['id', 'at', 'counter'])
    .where('receiver', '=', receiver)
    .where('event', '=', event)
    .where('object', '=', object)
    .where('state', '<>', 'failed')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Of two transactions that raise the same message the second one waits for the first, and then finds its message. */
const oneAtATime = (transaction: Kysely<Tables>, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`message/${what}`}, 0))`.execute(transaction);
