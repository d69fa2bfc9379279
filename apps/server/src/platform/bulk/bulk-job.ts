import type { Refusal } from '@axle/kernel';
import { businessDay, mostWhole, posted, type RecordValues, type TargetOutcome } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { bulkTransition } from '@axle/tasks';
import { type Kysely, sql } from 'kysely';
import { loadAccess } from '../access/load-access.ts';
import type { Tables } from '../database/tables.ts';
import { holdLease, leaseEnd, leaseIsCurrent } from '../jobs/lease.ts';
import { rightMissing, storedFailure, failureOf } from '../jobs/task-failure.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { bulkAction, type BulkAction } from './bulk-action.ts';
import { countRows, keepOutcomes, rowsToDo } from './bulk-rows.ts';
import type { BulkTaskRow, BulkWork } from './bulk-work.ts';
import { tryRows } from './try-rows.ts';

/** Rows that are checked, or done and committed, together, unless the action takes all as a whole. */
const rowsAtOnce = 500;

/** Thrown when somebody else has the task, or it was cancelled: nothing of the transaction counts. */
class TaskTaken extends Error {}

/** Works at one bulk action: the check of a waiting one, the run of a confirmed one. Does nothing for any other. */
export async function workAtBulk(work: BulkWork, taskId: number): Promise<void> {
  const task = await claim(work.database, taskId);
  if (!task) return;
  const mine = () =>
    work.database.updateTable('bulk_task').where('id', '=', task.id).where('state', '=', task.state).where('attempt', '=', task.attempt);
  const renew = async () => (await mine().where(leaseIsCurrent).set({ lease_until: leaseEnd }).executeTakeFirst()).numUpdatedRows > 0n;
  const lease = holdLease(renew, work.stopping, error => work.log.warn(`bulk action ${task.taskid}: no sign of life (${String(error)})`));
  const fail = (refusal: Refusal) =>
    mine()
      .set({ state: 'failed', error: storedFailure(refusal), lease_until: null, finished_at: work.now() })
      .execute();
  try {
    const refusal = await handle(work, task, lease.signal);
    if (refusal) await fail(refusal);
  } catch (error) {
    if (lease.signal.aborted && lease.signal.reason === 'stopping')
      await mine()
        .set({ state: task.state === 'checking' ? 'waiting' : 'running', lease_until: null })
        .execute();
    else if (!lease.signal.aborted && !(error instanceof TaskTaken)) {
      work.log.warn(`bulk action ${task.taskid} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      await fail(failureOf(error));
    }
  } finally {
    lease.release();
  }
}

const claim = (database: Kysely<Tables>, taskId: number): Promise<BulkTaskRow | undefined> =>
  database
    .updateTable('bulk_task')
    .set({ state: sql<BulkTaskRow['state']>`case state when 'waiting' then 'checking' else state end`, lease_until: leaseEnd })
    .where('id', '=', taskId)
    .where(where =>
      where.or([where('state', '=', 'waiting'), where.and([where('state', '=', 'running'), where('lease_until', 'is', null)])]),
    )
    .returningAll()
    .executeTakeFirst();

/** Continues after the last committed batch, regardless of which worker did it. */
async function handle(work: BulkWork, task: BulkTaskRow, signal: AbortSignal): Promise<Refusal | undefined> {
  const { database, registry } = work;
  const entry = registry.page(task.page);
  const action = entry && bulkAction(entry, task.action, registry);
  const access = await loadAccess(database, task.by, businessDay(work.now()));
  if (!entry?.page.resource || !action || !access || !can(access, action.permission)) return rightMissing;
  const { resource } = entry.page;
  const todo = task.state === 'checking' ? 'waiting' : 'able';
  const atOnce = posted(action.custom)?.whole ? mostWhole : rowsAtOnce;
  for (;;) {
    signal.throwIfAborted();
    const rows = await rowsToDo(database, task.id, todo, atOnce);
    if (rows.length === 0) break;
    await database.transaction().execute(async transaction => {
      const caller = { registry, access, now: work.now() };
      const parts = { database: transaction, resource, page: task.page, caller, referred: registry.referred };
      const outcomes = await (task.state === 'checking' ? rehearse : tryRows)(parts, action, rows, task.input as RecordValues);
      await keepOutcomes(transaction, task.id, outcomes, task.state === 'checking' ? 'able' : 'done');
      await progress(transaction, task, rows.length);
    });
  }
  const counts = await countRows(database, task.id);
  const event =
    task.state === 'checking'
      ? { kind: 'checked' as const }
      : { kind: 'finish' as const, doneRows: counts.done, refusedRows: counts.refused };
  const next = bulkTransition(task, event);
  if (!next.ok) return next.refusal;
  await database
    .updateTable('bulk_task')
    .set({ state: next.value.state, lease_until: null, ...(event.kind === 'finish' ? { finished_at: work.now() } : {}) })
    .where('id', '=', task.id)
    .where('state', '=', task.state)
    .where('attempt', '=', task.attempt)
    .execute();
  return undefined;
}

/** Does it, sees what comes of it, and undoes it: what is refused here is refused by the rule that would refuse it later. */
async function rehearse(
  parts: RecordParts,
  action: BulkAction,
  rows: Parameters<typeof tryRows>[2],
  input: RecordValues,
): Promise<readonly TargetOutcome[]> {
  await sql`savepoint rehearsal`.execute(parts.database);
  const outcomes = await tryRows(parts, action, rows, input);
  await sql`rollback to savepoint rehearsal`.execute(parts.database);
  return outcomes;
}

/** Notes the progress in the transaction of the batch, if the task still is ours. */
async function progress(transaction: Kysely<Tables>, task: BulkTaskRow, rows: number): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('bulk_task')
    .set({ done_rows: sql<number>`done_rows + ${rows}` })
    .where('id', '=', task.id)
    .where('state', '=', task.state)
    .where('attempt', '=', task.attempt)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new TaskTaken(`bulk action ${task.taskid} is at another worker`);
}
