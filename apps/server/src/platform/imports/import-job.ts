import type { Refusal } from '@axle/kernel';
import { importTransition } from '@axle/tasks';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { holdLease, leaseEnd, leaseIsCurrent } from '../jobs/lease.ts';
import { storedFailure, failureOf } from '../jobs/task-failure.ts';
import type { ImportTaskRow, ImportWork } from './import-work.ts';
import { TaskTaken } from './import-progress.ts';
import { runRevert } from './revert-import.ts';
import { runImport } from './run-import.ts';
import { validateImport } from './validate-import.ts';

/**
 * Works at one import: the dry run of an uploaded one, the writing of a confirmed one, the reversal of a finished one. Does nothing for
 * any other.
 */
export async function workAtImport(work: ImportWork, taskId: number): Promise<void> {
  const task = await claim(work.database, taskId);
  if (!task) return;
  const mine = () =>
    work.database.updateTable('import_task').where('id', '=', task.id).where('state', '=', task.state).where('attempt', '=', task.attempt);
  const renew = async () => (await mine().where(leaseIsCurrent).set({ lease_until: leaseEnd }).executeTakeFirst()).numUpdatedRows > 0n;
  const lease = holdLease(renew, work.stopping, error => work.log.warn(`import ${task.taskid}: no sign of life (${String(error)})`));
  const fail = (refusal: Refusal) =>
    mine()
      .set({ state: 'failed', error: storedFailure(refusal), lease_until: null, finished_at: work.now() })
      .execute();
  try {
    const act = task.state === 'validating' ? validateImport : task.kind === 'revert' ? runRevert : runImport;
    const result = await act(work, task, lease.signal);
    lease.release();
    if (!result.ok) await fail(result.refusal);
  } catch (error) {
    lease.release();
    if (lease.signal.aborted && lease.signal.reason === 'stopping')
      await mine()
        .set({ state: task.state === 'validating' ? 'uploaded' : 'running', lease_until: null })
        .execute();
    else if (!lease.signal.aborted && !(error instanceof TaskTaken)) {
      work.log.warn(`import ${task.taskid} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      await fail(failureOf(error));
    }
  }
}

/** Takes a task that waits by one conditional update: an uploaded one to check, a confirmed one that nobody holds to write. */
async function claim(database: Kysely<Tables>, taskId: number): Promise<ImportTaskRow | undefined> {
  const checking = importTransition({ state: 'uploaded', attempt: 1, mode: 'per_row' }, { kind: 'validate' });
  if (!checking.ok) return undefined;
  return database
    .updateTable('import_task')
    .set({
      state: sql<ImportTaskRow['state']>`case state when 'uploaded' then ${checking.value.state} else state end`,
      lease_until: leaseEnd,
    })
    .where('id', '=', taskId)
    .where(where =>
      where.or([where('state', '=', 'uploaded'), where.and([where('state', '=', 'running'), where('lease_until', 'is', null)])]),
    )
    .returningAll()
    .executeTakeFirst();
}
