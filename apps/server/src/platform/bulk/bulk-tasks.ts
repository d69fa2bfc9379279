import { inLanguage, type Language, ok, refuse, type Result, type Text } from '@axle/kernel';
import { badTransition, type BulkEvent, bulkTransition } from '@axle/tasks';
import type { BulkReport } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { countRows } from './bulk-rows.ts';
import type { BulkTaskRow } from './bulk-work.ts';

/** Refused rows of a report, and reasons that it counts; the file of results holds all. */
const [mostShown, mostReasons] = [200, 20];

/** One of a user's own bulk actions. */
export const findBulk = (database: Kysely<Tables>, taskid: string, owner: number): Promise<BulkTaskRow | undefined> =>
  database.selectFrom('bulk_task').selectAll().where('taskid', '=', taskid).where('by', '=', owner).executeTakeFirst();

/** Moves a bulk action on by an event, if its state knows it. */
export const moveBulk = (
  database: Kysely<Tables>,
  id: number,
  event: BulkEvent,
  set: { readonly done_rows?: number; readonly finished_at?: Date },
  also: (transaction: Kysely<Tables>) => Promise<void> = async () => undefined,
): Promise<Result<undefined>> =>
  database.transaction().execute(async transaction => {
    const task = await transaction.selectFrom('bulk_task').select(['state', 'attempt']).where('id', '=', id).forUpdate().executeTakeFirst();
    const next = task ? bulkTransition(task, event) : refuse(badTransition);
    if (!next.ok) return next;
    await transaction
      .updateTable('bulk_task')
      .set({ ...set, state: next.value.state, lease_until: null })
      .where('id', '=', id)
      .execute();
    await also(transaction);
    return ok(undefined);
  });

/** How a bulk action stands, in words of its reader: counts, reasons with their rows, the first refused rows. */
export async function reportOf(database: Kysely<Tables>, task: BulkTaskRow, language: Language): Promise<BulkReport> {
  const message = sql.ref<string>(language === 'en' ? 'message_en' : 'message_zh');
  const refused = database.selectFrom('bulk_row').where('task_id', '=', task.id).where('state', '=', 'refused');
  const counts = await countRows(database, task.id);
  const reasons = await refused
    .select([message.as('message'), count => count.fn.countAll<number>().as('count')])
    .groupBy(message)
    .orderBy('count', 'desc')
    .limit(mostReasons)
    .execute();
  const rows = await refused
    .select(['record_id as id', sql<string>`coalesce(name, record_id::text)`.as('name'), message.as('message')])
    .orderBy('place')
    .limit(mostShown)
    .execute();
  const words = task.error as Text | null;
  return {
    taskid: task.taskid,
    action: task.action,
    state: task.state,
    rows: task.rows,
    handled: task.done_rows,
    able: counts.able,
    done: counts.done,
    refused: counts.refused,
    reasons,
    refusedRows: rows,
    ...(words ? { error: inLanguage(words, language) } : {}),
  };
}

/** Takes bulk actions away that ended, or were left unconfirmed, so many days ago. */
export async function forgetBulk(database: Kysely<Tables>, days: number, now: Date): Promise<void> {
  await database
    .deleteFrom('bulk_task')
    .where('at', '<', new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString())
    .where('state', 'not in', ['waiting', 'checking', 'running'])
    .execute();
}
