import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What a mail was sent for: a message, or a wording that is tried out. */
export interface SentFor {
  readonly message: number | null;
  readonly mail_subject: number | null;
}

/** Keeps what became of a mail where people look for it. */
export async function notifyOf(
  transaction: Kysely<Tables>,
  mail: number,
  state: 'waiting' | 'sent' | 'failed',
  error: string | undefined,
): Promise<void> {
  const purpose = await transaction
    .selectFrom('outgoing_mail_purpose')
    .select(['message', 'mail_subject'])
    .where('mail', '=', mail)
    .executeTakeFirst();
  if (!purpose) return;
  const { message, mail_subject }: SentFor = purpose;
  const reason = error?.slice(0, 500) ?? null;
  if (message !== null)
    await transaction
      .updateTable('message')
      .set({ mail_sent: state === 'sent', mail_error: reason })
      .where('id', '=', message)
      .execute();
  if (mail_subject !== null)
    await transaction.updateTable('mail_subject').set({ test_state: state, test_error: reason }).where('id', '=', mail_subject).execute();
}
