import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound, type RecordRow, type TargetOutcome } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../resources/writes/in-transaction.ts';
import type { ActionHandler } from '../resources/calls/action-handler.ts';
import { findRecord } from '../resources/read-records.ts';
import { wordsOf } from './message-words.ts';
import { sendMessage } from './send-message.ts';

const notFailed: Refusal = { code: 'STATE', message: { zh: '只有失败的消息可以重发', en: 'Only failed messages can be resent' } };
const noTemplate: Refusal = {
  code: 'STATE',
  message: { zh: '该事件没有在用的模板', en: 'This event has no current template' },
};

/** Sends failed messages again, as the template in use words them now: each becomes a new one about the same object. */
export const resendMessage: ActionHandler = async ({ parts, targets }) => {
  const outcomes: TargetOutcome[] = [];
  for (const { id } of targets) {
    const seen = await findRecord(parts, parts.database, id, ['titleZh']);
    const sent = seen ? await sendAgain(parts.database, seen, parts.caller.now) : refuse(notFound);
    outcomes.push({ id, name: String(seen?.['titleZh'] ?? id), ...(sent.ok ? {} : { refusal: sent.refusal }) });
  }
  return ok(outcomes);
};

const sendAgain = (database: Kysely<Tables>, { id }: RecordRow, now: Date): Promise<Result<undefined>> =>
  inTransaction(database, async transaction => {
    const message = await transaction.selectFrom('message').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    if (message.state !== 'failed') return refuse(notFailed);
    const template = await transaction
      .selectFrom('message_template')
      .selectAll()
      .where('event', '=', message.event)
      .where('state', '=', 'current')
      .executeTakeFirst();
    if (!template) return refuse(noTemplate);
    const words = wordsOf(template, message.given);
    if (words.state === 'failed') return refuse(stillFails(words.fail_reason));
    const { event, receiver, object, given, link_page, link_record, link_part } = message;
    await sendMessage(transaction, {
      event,
      receivers: [receiver],
      object,
      values: given,
      ...(link_page === null || template.link_page !== null ? {} : { page: link_page }),
      ...(link_record === null ? {} : { record: link_record }),
      ...(link_part === null ? {} : { part: link_part }),
      now,
    });
    return ok(undefined);
  });

const stillFails = (why: string): Refusal => ({
  code: 'NO_VALUE',
  message: { zh: `仍然失败：${why}`, en: `Still failed: ${why}` },
});
