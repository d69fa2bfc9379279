import { refuseReason } from '@axle/approvals';
import { ok, refuse, type Result } from '@axle/kernel';
import { badTransition, importTransition } from '@axle/tasks';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { ImportParts } from './import-work.ts';

/**
 * Lets a checked import run, with the reason where it wants one: its counts begin again at nothing, and the writing has its turn in the
 * queue.
 */
export async function confirmImport(
  parts: Pick<ImportParts, 'database' | 'queue'>,
  id: number,
  reason?: string,
): Promise<Result<undefined>> {
  const result = await parts.database.transaction().execute(transaction => confirmWithin(transaction, parts.queue, id, reason));
  if (result.ok) parts.queue.wake('import');
  return result;
}

/** The same within a transaction of the caller's. */
export async function confirmWithin(transaction: Kysely<Tables>, queue: JobQueue, id: number, reason?: string): Promise<Result<undefined>> {
  const task = await transaction
    .selectFrom('import_task')
    .select(['id', 'state', 'attempt', 'mode', 'asks_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const next = task ? importTransition(task, { kind: 'confirm' }) : refuse(badTransition);
  if (!next.ok) return next;
  const unexplained = task?.asks_reason ? refuseReason(reason) : undefined;
  if (unexplained) return refuse(unexplained);
  await transaction.deleteFrom('import_error').where('task_id', '=', id).execute();
  await transaction
    .updateTable('import_task')
    .set({
      state: next.value.state,
      reason: reason?.trim() || null,
      attempt: 1,
      lease_until: null,
      done_rows: 0,
      new_rows: 0,
      changed_rows: 0,
      same_rows: 0,
      bad_rows: 0,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  await queue.send('import', id, transaction);
  return ok(undefined);
}
