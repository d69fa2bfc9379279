import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { MailReport, MailTransport } from './mail-transport.ts';
import type { NextTry } from './next-try.ts';
import { notifyOf } from './notify-of.ts';

/** A mail that was tried. */
export interface TriedMail {
  readonly id: number;
  readonly attempts: number;
}

/** How a try ended: with a report, by a transport; a worker that was lost leaves none. */
export type TryEnd = MailReport & { readonly via?: MailTransport['kind'] };

/** Stores the result of a try and the state of the mail. */
export async function noteTry(
  transaction: Kysely<Tables>,
  mail: TriedMail,
  { taken, code, error, via }: TryEnd,
  nextTry: NextTry,
  now: Date,
): Promise<void> {
  const next = taken ? undefined : nextTry(mail.attempts, code);
  const state = next ? next.status : via === 'smtp' ? 'sent' : 'outboxed';
  const waits = next?.status === 'retry' ? new Date(now.getTime() + (via === undefined ? 0 : next.minutes * 60_000)) : null;
  await transaction
    .updateTable('outgoing_mail')
    .set(({ eb }) => ({
      state,
      version: eb('version', '+', 1),
      last_code: code ?? null,
      last_error: error ?? null,
      lease_until: null,
      next_at: waits,
      ended_at: waits ? null : now,
    }))
    .where('id', '=', mail.id)
    .execute();
  await sql`
    insert into outgoing_mail_tries (record_id, line_no, tried_at, state, code, error)
    select ${mail.id}, coalesce(max(line_no) + 1, 0), ${now.toISOString()}::timestamptz, ${state}, ${code ?? null}::integer,
      ${error ?? null}
    from outgoing_mail_tries where record_id = ${mail.id}`.execute(transaction);
  await notifyOf(transaction, mail.id, waits ? 'waiting' : state === 'dead' ? 'failed' : 'sent', error);
}
