import { ok, refuse, type Result } from '@axle/kernel';
import { badTransition, importTransition } from '@axle/tasks';
import { sql } from 'kysely';
import type { ImportParts } from './import-work.ts';

/** Lets a checked import run: its counts begin again at nothing, and the writing has its turn in the queue. */
export async function confirmImport({ database, queue }: Pick<ImportParts, 'database' | 'queue'>, id: number): Promise<Result<undefined>> {
  const result = await database.transaction().execute(async transaction => {
    const task = await transaction.selectFrom('import_task').select(['id', 'state', 'attempt', 'mode']).where('id', '=', id).forUpdate().executeTakeFirst();
    const next = task ? importTransition(task, { kind: 'confirm' }) : refuse(badTransition);
    if (!next.ok) return next;
    await transaction.deleteFrom('import_error').where('task_id', '=', id).execute();
    await transaction
      .updateTable('import_task')
      .set({ state: next.value.state, attempt: 1, lease_until: null, done_rows: 0, new_rows: 0, changed_rows: 0, same_rows: 0, bad_rows: 0, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    await queue.send('import', id, transaction);
    return ok(undefined);
  });
  if (result.ok) queue.wake('import');
  return result;
}
