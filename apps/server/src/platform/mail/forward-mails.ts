import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { notifyOf } from './notify-of.ts';

/** Of a mail whose server was lost while it was handed over nobody knows whether it went out. */
const lost = 'the server ended while the mail was handed over';

/** Gives mails that are due to the queue, and ends those of a lost worker: they may have gone out, and are not sent again. */
export async function forwardMails(database: Kysely<Tables>, queue: JobQueue, now: Date): Promise<void> {
  await database.transaction().execute(async transaction => {
    const ended = await transaction
      .updateTable('outgoing_mail')
      .set({ state: 'failed', error: lost, ended_at: now, lease_until: null })
      .where('state', '=', 'sending')
      .where('lease_until', '<', sql<string>`now()`)
      .returning(['message', 'mail_subject'])
      .execute();
    for (const mail of ended) await notifyOf(transaction, mail, 'failed', lost);
  });
  const due = await database
    .selectFrom('outgoing_mail')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .limit(200)
    .execute();
  for (const { id } of due) await queue.send('mail', id);
  if (due.length > 0) queue.wake('mail');
}
