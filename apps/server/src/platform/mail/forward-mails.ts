import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { NextTry } from './next-try.ts';
import { noteTry } from './note-try.ts';
import { mailsToForward } from './transport-settings.ts';

const lost = 'the server ended while the mail was handed over';

/** Gives mails that are due to the queue. Those of a lost worker are tried again, under the same Message-ID. */
export async function forwardMails(database: Kysely<Tables>, queue: JobQueue, nextTry: NextTry, now: Date): Promise<void> {
  await database.transaction().execute(async transaction => {
    const left = await transaction
      .selectFrom('outgoing_mail')
      .select(['id', 'attempts'])
      .where('state', '=', 'sending')
      .where('lease_until', '<', sql<string>`now()`)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const mail of left) await noteTry(transaction, mail, { taken: false, error: lost }, nextTry, now);
  });
  const due = await database
    .selectFrom('outgoing_mail')
    .select('id')
    .where('state', 'in', ['queued', 'retry'])
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .limit(await mailsToForward(database, 200, now))
    .execute();
  for (const { id } of due) await queue.send('mail', id);
  if (due.length > 0) queue.wake('mail');
}
