import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { downloadQueue } from './queues.ts';

/** Gives downloads that are due to the queue, also those of lost workers. */
export async function forwardDownloads(database: Kysely<Tables>, queue: JobQueue, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from order_download where status = 'queued' and coalesce(due_at <= ${now}::timestamptz, true)
      or status = 'running' and lease_until < now() order by id limit 200`.execute(database);
  for (const { id } of rows) await queue.send(downloadQueue, id);
  if (rows.length > 0) queue.wake(downloadQueue);
}
