import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** A message that is mailed as well. */
interface MailedMessage {
  readonly id: number;
  readonly event: string;
  readonly receiver: number;
  readonly titleZh: string;
  readonly titleEn: string;
  readonly bodyZh: string;
  readonly bodyEn: string;
}

/** Puts a mail of a message down for its receiver, in the receiver's language; the message keeps that there is no address. */
export async function mailMessage(transaction: Kysely<Tables>, message: MailedMessage, now: Date): Promise<void> {
  const user = await transaction.selectFrom('app_user').select(['email', 'lang']).where('id', '=', message.receiver).executeTakeFirst();
  if (!user?.email) {
    await transaction.updateTable('message').set({ mail_error: 'NO_ADDRESS' }).where('id', '=', message.id).execute();
    return;
  }
  const english = user.lang === 'en';
  await queueMail(
    transaction,
    {
      kind: message.event,
      message: message.id,
      to_addresses: [user.email],
      subject: english ? message.titleEn : message.titleZh,
      body: english ? message.bodyEn : message.bodyZh,
    },
    now,
  );
}
