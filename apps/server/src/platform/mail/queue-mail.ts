import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SentFor } from './notify-of.ts';

/** What a mail that shall go out says, and to whom; of one to a partner, what it is about and what is attached to it. */
export type NewMail = Pick<
  Insertable<Tables['outgoing_mail']>,
  'kind' | 'biz_no' | 'supplier' | 'lang' | 'makes' | 'to_addresses' | 'cc_addresses' | 'bcc_addresses' | 'subject' | 'body' | 'created_by'
> &
  Partial<SentFor>;

/** Queues a mail. Call it in the transaction of the event it reports: the mail is sent exactly when that commits. */
export async function queueMail(transaction: Kysely<Tables>, { message, mail_subject, ...mail }: NewMail, now: Date): Promise<number> {
  const { id } = await transaction
    .insertInto('outgoing_mail')
    .values({ ...mail, next_at: now, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (message !== undefined || mail_subject !== undefined)
    await transaction.insertInto('outgoing_mail_purpose').values({ mail: id, message, mail_subject }).execute();
  return id;
}
