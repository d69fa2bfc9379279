import { bulkTransition, importTransition, taskTransition } from '@axle/tasks';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobQueue } from './job-queue.ts';
import { lostTooOften, storedFailure } from './task-failure.ts';

/** Which leases count as lost: expired ones, or all when no other server can be at work. */
export type LostLeases = 'expired' | 'all';

/**
 * Gives tasks of lost workers back to the queue (or fails them at the third time), and nudges every task that waits, in case
 * its message was lost.
 */
export async function recoverTasks(database: Kysely<Tables>, queue: JobQueue, lost: LostLeases): Promise<void> {
  await database.transaction().execute(async transaction => {
    await recoverExports(transaction, lost);
    await recoverImports(transaction, lost);
    await recoverBulk(transaction, lost);
  });
  const exports = await database
    .selectFrom('download_task')
    .select('id')
    .where('state', '=', 'queued')
    .orderBy('queued_at')
    .limit(200)
    .execute();
  for (const { id } of exports) await queue.send('export', id);
  const imports = await database
    .selectFrom('import_task')
    .select('id')
    .where(where =>
      where.or([where('state', '=', 'uploaded'), where.and([where('state', '=', 'running'), where('lease_until', 'is', null)])]),
    )
    .orderBy('at')
    .limit(200)
    .execute();
  for (const { id } of imports) await queue.send('import', id);
  const bulk = await database
    .selectFrom('bulk_task')
    .select('id')
    .where(where =>
      where.or([where('state', '=', 'waiting'), where.and([where('state', '=', 'running'), where('lease_until', 'is', null)])]),
    )
    .orderBy('at')
    .limit(200)
    .execute();
  for (const { id } of bulk) await queue.send('bulk', id);
  if (bulk.length > 0) queue.wake('bulk');
  if (exports.length > 0) queue.wake('export');
  if (imports.length > 0) queue.wake('import');
}

const isLost = (lost: LostLeases) => (lost === 'all' ? sql<boolean>`lease_until is not null` : sql<boolean>`lease_until < now()`);

async function recoverExports(transaction: Kysely<Tables>, lost: LostLeases): Promise<void> {
  const tasks = await transaction
    .selectFrom('download_task')
    .select(['id', 'state', 'attempt'])
    .where('state', '=', 'running')
    .where(isLost(lost))
    .forUpdate()
    .skipLocked()
    .execute();
  for (const task of tasks) {
    const next = taskTransition(task, 'lost');
    if (!next.ok) continue;
    const failed = next.value.state === 'failed' ? { error: storedFailure(lostTooOften), finished_at: sql<string>`now()` } : {};
    await transaction
      .updateTable('download_task')
      .set({ state: next.value.state, attempt: next.value.attempt, lease_until: null, ...failed })
      .where('id', '=', task.id)
      .execute();
  }
}

async function recoverImports(transaction: Kysely<Tables>, lost: LostLeases): Promise<void> {
  const tasks = await transaction
    .selectFrom('import_task')
    .select(['id', 'state', 'attempt', 'mode'])
    .where('state', 'in', ['validating', 'running'])
    .where(isLost(lost))
    .forUpdate()
    .skipLocked()
    .execute();
  for (const task of tasks) {
    const next = importTransition(task, { kind: 'lost' });
    if (!next.ok) continue;
    const failed = next.value.state === 'failed' ? { error: storedFailure(lostTooOften), finished_at: sql<string>`now()` } : {};
    await transaction
      .updateTable('import_task')
      .set({ state: next.value.state, attempt: next.value.attempt, lease_until: null, ...failed })
      .where('id', '=', task.id)
      .execute();
  }
}

async function recoverBulk(transaction: Kysely<Tables>, lost: LostLeases): Promise<void> {
  const tasks = await transaction
    .selectFrom('bulk_task')
    .select(['id', 'state', 'attempt'])
    .where('state', 'in', ['checking', 'running'])
    .where(isLost(lost))
    .forUpdate()
    .skipLocked()
    .execute();
  for (const task of tasks) {
    const next = bulkTransition(task, { kind: 'lost' });
    if (!next.ok) continue;
    const failed = next.value.state === 'failed' ? { error: storedFailure(lostTooOften), finished_at: sql<string>`now()` } : {};
    await transaction
      .updateTable('bulk_task')
      .set({ state: next.value.state, attempt: next.value.attempt, lease_until: null, ...failed })
      .where('id', '=', task.id)
      .execute();
  }
}
