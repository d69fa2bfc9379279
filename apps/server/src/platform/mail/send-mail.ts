import { afterTry } from '@axle/templates';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../host/log.ts';
import { notifyOf } from './notify-of.ts';
import type { MailReport, MailTransport } from './mail-transport.ts';

/** What sending stands on. */
export interface MailWork {
  readonly database: Kysely<Tables>;
  readonly transport: MailTransport;
  readonly log: Log;
  readonly now: () => Date;
}

/** Longest that handing a mail over can take; a mail that is out longer belongs to a worker that was lost. */
const longest = sql<string>`now() + interval '10 minutes'`;

/** Hands one mail over, once however often it is called: whoever takes it from `waiting` is the only one. Keeps what became of it. */
export async function sendMail({ database, transport, log, now }: MailWork, id: number): Promise<void> {
  const mail = await database
    .updateTable('outgoing_mail')
    .set(({ eb }) => ({ state: 'sending', tried: eb('tried', '+', 1), lease_until: longest }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now().toISOString())
    .returningAll()
    .executeTakeFirst();
  if (!mail) return;
  const report = await transport.send({
    id,
    to: mail.to_addresses,
    cc: mail.cc_addresses,
    bcc: mail.bcc_addresses,
    subject: mail.subject,
    text: mail.body,
    at: new Date(mail.created_at),
  });
  await keep(database, { ...mail, id }, report, now());
  if (report.error !== undefined) log.warn(`mail ${id}: ${report.outcome}, ${report.error}`);
}

async function keep(
  database: Kysely<Tables>,
  {
    id,
    tried,
    message,
    mail_subject,
  }: { readonly id: number; readonly tried: number; readonly message: number | null; readonly mail_subject: number | null },
  { outcome, error }: MailReport,
  now: Date,
): Promise<void> {
  const next = afterTry(tried, outcome);
  await database.transaction().execute(async transaction => {
    await transaction
      .updateTable('outgoing_mail')
      .set({
        state: next.state,
        error: error ?? null,
        lease_until: null,
        ...(next.state === 'waiting' ? { next_at: new Date(now.getTime() + next.minutes * 60_000) } : { ended_at: now }),
      })
      .where('id', '=', id)
      .execute();
    await notifyOf(transaction, { message, mail_subject }, next.state, error);
  });
}
