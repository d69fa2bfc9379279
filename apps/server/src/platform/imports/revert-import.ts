import { randomUUID } from 'node:crypto';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { FieldChange } from '@axle/page-kit';
import { standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { badTransition, type ImportState, rowErrorCode } from '@axle/tasks';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { rightMissing } from '../jobs/task-failure.ts';
import { type RecordChangeSet, revertRecords, type RevertOutcome } from '../resources/upsert/revert-records.ts';
import { type ImportParts, type ImportTaskRow, type ImportWork, taskKey } from './import-work.ts';
import { importBasis } from './read-import.ts';
import { countRows, finishImport, type Progress } from './import-progress.ts';
import { addTally, keepErrors } from './write-rows.ts';

const revertedAlready: Refusal = {
  code: 'STATE',
  message: { zh: '该导入已撤销或正在撤销', en: 'This import has been reverted or is being reverted' },
};

/** Records that are brought back, counted and committed together. */
const recordsAtOnce = 500;

/** Takes a finished import back: answers the task that does it. The right to import is asked now and when it runs. */
export async function revertImport(
  { database, registry, queue }: ImportParts,
  { access }: Caller,
  id: number,
): Promise<Result<Pick<ImportTaskRow, 'id' | 'taskid'>>> {
  const result = await database.transaction().execute(async transaction => {
    const task = await transaction.selectFrom('import_task').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (task?.kind !== 'import' || !['done', 'partial'].includes(task.state)) return refuse(badTransition);
    const entry = registry.pageOfImport(taskKey(task));
    if (!entry || !can(access, standardCode(entry.section.key, entry.page, 'import'))) return refuse(rightMissing);
    const before = await transaction
      .selectFrom('import_task')
      .select('id')
      .where('reverts', '=', id)
      .where('state', 'not in', ['failed', 'cancelled'])
      .executeTakeFirst();
    if (before) return refuse(revertedAlready);
    const { count } = (
      await sql<{ count: number }>`select count(distinct record_id) as count from audit_log where import_task = ${id}`.execute(transaction)
    ).rows[0] ?? { count: 0 };
    const revert = await transaction
      .insertInto('import_task')
      .values({
        taskid: randomUUID(),
        kind: 'revert',
        reverts: id,
        key: task.key,
        variant: task.variant,
        file_id: null,
        file_name: task.file_name,
        sha256: task.sha256,
        mode: 'per_row',
        dry_run: false,
        state: 'running',
        rows: count,
        by: access.userId,
      })
      .returning(['id', 'taskid'])
      .executeTakeFirstOrThrow();
    await queue.send('import', revert.id, transaction);
    return ok(revert);
  });
  if (result.ok) queue.wake('import');
  return result;
}

/** Brings the records of an import back in batches; every batch commits together with its counters, as the import itself did. */
export async function runRevert(work: ImportWork, task: ImportTaskRow, signal: AbortSignal): Promise<Result<ImportState, Refusal>> {
  const basis = await importBasis(work, task);
  if (!basis.ok) return basis;
  const { entry, access, form } = basis.value;
  const { resource = form.resource } = entry.page;
  const mayDelete = can(access, standardCode(entry.section.key, entry.page, 'del'));
  let progress: Progress = {
    done: task.done_rows,
    tally: { new: task.new_rows, changed: task.changed_rows, same: task.same_rows, bad: task.bad_rows },
  };
  let after: number | undefined;
  for (;;) {
    signal.throwIfAborted();
    const sets = await changeSets(work.database, resource.entity, task.reverts ?? 0, after, after === undefined ? progress.done : 0);
    if (sets.length === 0) break;
    progress = await work.database.transaction().execute(async transaction => {
      const parts = {
        database: transaction,
        resource,
        page: entry.page.key,
        caller: { registry: work.registry, access, now: work.now(), why: `撤销导入 / Import reverted: ${task.file_name}`.slice(0, 500) },
      };
      const outcomes = await revertRecords(transaction, parts, sets, { importTask: task.id, mayDelete });
      return commit(transaction, task, progress, outcomes);
    });
    after = sets.at(-1)?.id;
  }
  return finishImport(work, task, progress.tally);
}

async function changeSets(
  database: Kysely<Tables>,
  entity: string,
  importTask: number,
  after: number | undefined,
  skip: number,
): Promise<readonly RecordChangeSet[]> {
  const { rows } = await sql<{ record_id: number; versions: readonly number[]; changes: readonly (readonly FieldChange[])[] }>`
    select record_id, array_agg(version order by id) as versions, jsonb_agg(changes order by id) as changes
    from audit_log where import_task = ${importTask} and entity = ${entity} and record_id > ${after ?? 0}
    group by record_id order by record_id limit ${recordsAtOnce} offset ${skip}`.execute(database);
  return rows.map(({ record_id, versions, changes }) => ({ id: record_id, versions, changes }));
}

async function commit(
  transaction: Kysely<Tables>,
  task: ImportTaskRow,
  progress: Progress,
  outcomes: readonly RevertOutcome[],
): Promise<Progress> {
  const count = (kind: RevertOutcome['kind']) => outcomes.filter(outcome => outcome.kind === kind).length;
  const errors = outcomes.flatMap(({ name, refusal }, index) =>
    refusal
      ? [{ row: progress.done + index + 1, column: '', code: rowErrorCode(refusal.code), value: name, message: refusal.message }]
      : [],
  );
  await keepErrors(transaction, task.id, { errors, badRows: [], beside: [] });
  const next: Progress = {
    done: progress.done + outcomes.length,
    tally: addTally(progress.tally, { new: count('deleted'), changed: count('restored'), same: 0, bad: count('stays') }),
  };
  await countRows(transaction, task, progress.done, next);
  return next;
}
