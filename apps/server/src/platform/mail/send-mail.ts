import type { Refusal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../host/log.ts';
import { messageIdOf } from './composed-mail.ts';
import type { FilesOfMail } from './mail-files.ts';
import type { MailReport, MailTransport } from './mail-transport.ts';
import { noteTry } from './note-try.ts';
import type { NextTry } from './next-try.ts';

/** What sending stands on. */
export interface MailWork {
  readonly database: Kysely<Tables>;
  readonly transport: MailTransport;
  readonly log: Log;
  readonly now: () => Date;
  readonly nextTry: NextTry;
  readonly filesOf: FilesOfMail;
}

/** Longest that handing a mail over can take; a mail that is out longer belongs to a worker that was lost. */
const longest = sql<string>`now() + interval '10 minutes'`;

const unsendable = ({ message }: Refusal): MailReport => ({ taken: false, code: 554, error: message.en });

/** Hands one mail over, once however often it is called: only the call that takes it from waiting sends it. Stores the result. */
export async function sendMail({ database, transport, log, now, nextTry, filesOf }: MailWork, id: number): Promise<void> {
  const mail = await database
    .updateTable('outgoing_mail')
    .set(({ eb, fn, val }) => ({
      state: 'sending',
      attempts: eb('attempts', '+', 1),
      version: eb('version', '+', 1),
      lease_until: longest,
      message_id: fn.coalesce('message_id', val(messageIdOf(id, transport.from))),
      transport: transport.kind,
      sender: transport.from,
    }))
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'retry'])
    .where('next_at', '<=', now().toISOString())
    .returningAll()
    .executeTakeFirst();
  if (!mail) return;
  const files = await filesOf(mail);
  const report = files.ok
    ? await transport.send({
        id,
        messageId: mail.message_id!,
        to: mail.to_addresses,
        cc: mail.cc_addresses ?? [],
        bcc: mail.bcc_addresses ?? [],
        subject: mail.subject,
        text: mail.body,
        files: files.value,
        at: new Date(mail.created_at),
      })
    : unsendable(files.refusal);
  await database.transaction().execute(transaction => noteTry(transaction, mail, { ...report, via: transport.kind }, nextTry, now()));
  if (report.error !== undefined) log.warn(`mail ${id}: ${report.taken ? 'taken' : 'not taken'}, ${report.error}`);
}
