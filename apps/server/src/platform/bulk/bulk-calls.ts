import { ok, refuse, type Result } from '@axle/kernel';
import { type Filter, mostExceptions, type Page, posted } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { mainPaths, recordPath } from '@axle/wire';
import { z } from 'zod';
import { refuseReader } from '../exports/export-rights.ts';
import { forbiddenTo, rolesHolding } from '../access/role-names.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { type Answer, mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { rightMissing } from '../jobs/task-failure.ts';
import { noSuchTask } from '../jobs/task-targets.ts';
import { checkActionInput } from '../resources/calls/action-input.ts';
import { mostTicked, oneTarget } from '../resources/calls/call-shapes.ts';
import { todayOf } from '../resources/record-parts.ts';
import { bulkAction, type BulkAction } from './bulk-action.ts';
import { workAtBulk } from './bulk-job.ts';
import { findBulk, moveBulk, reportOf } from './bulk-tasks.ts';
import type { BulkParts, BulkTaskRow } from './bulk-work.ts';
import { layResultFile } from './result-file.ts';
import { startBulk } from './start-bulk.ts';

/** Most rows that are worked at while the caller waits; more go to the queue. */
const directRows = 500;

const set = z.object({
  filters: z.custom<readonly Filter[]>(given => Array.isArray(given)).default([]),
  at: z.string().max(40),
  except: z.array(z.number().int().positive()).max(mostExceptions).default([]),
});
const startInput = z.object({
  page: z.string().max(80),
  action: z.string().max(80),
  input: z.record(z.string().max(80), z.unknown()).default({}),
  targets: z.array(oneTarget).min(1).max(mostTicked).optional(),
  set: set.optional(),
});
const taskInput = z.object({ taskid: z.uuid() });

/** Whether a page has actions that are checked row by row before they run. */
const takesMany = ({ resource, actions }: Page): boolean => resource?.managed === true || actions.some(action => posted(action)?.preview);

/** Actions on many records: chosen and checked row by row, confirmed, followed to their end, tried again where they were refused. */
export const bulkCalls = (parts: BulkParts): readonly MainCall[] => [
  ...parts.registry.resources
    .filter(({ resource, pages }) => !resource.ownCalls && pages.some(({ page }) => page.columns.length > 0 && takesMany(page)))
    .map(({ resource, pages }) =>
      mainCall({
        method: 'POST',
        path: recordPath(resource, 'bulk'),
        input: startInput,
        async handle(caller, { page, action: key, input, targets, set: chosen }) {
          const entry = pages.find(candidate => candidate.page.key === page);
          const action = entry && bulkAction(entry, key, parts.registry);
          if (!entry || !action) return refuse({ ...callRefusals.malformed, field: entry ? 'action' : 'page' });
          if (!can(caller.access, action.permission)) {
            const roles = (await rolesHolding(parts.database, [action.permission])).get(action.permission) ?? [];
            return refuse(forbiddenTo(action.title, roles));
          }
          if (!targets === !chosen) return refuse({ ...callRefusals.malformed, field: 'targets' });
          const checked = action.custom && checkActionInput(resource, action.custom, input, todayOf(caller));
          if (checked && checked.refusals.length > 0) return refuse(checked.refusals);
          const started = await startBulk(parts, caller, entry, key, checked?.values ?? {}, targets ? { targets } : { set: chosen! });
          return started.ok ? followed(parts, caller, started.value) : started;
        },
      }),
    ),
  mainCall({
    method: 'GET',
    path: mainPaths.bulkTask,
    input: taskInput,
    handle: (caller, { taskid }) => own(parts, caller, taskid, async task => ok(await reportOf(parts.database, task, caller.language))),
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.bulkConfirm,
    input: taskInput,
    handle: (caller, { taskid }) =>
      own(parts, caller, taskid, async task => {
        const moved = await moveBulk(parts.database, task.id, { kind: 'confirm' }, { done_rows: 0 });
        return moved.ok ? followed(parts, caller, task) : moved;
      }),
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.bulkCancel,
    input: taskInput,
    handle: (caller, { taskid }) =>
      own(parts, caller, taskid, task => moveBulk(parts.database, task.id, { kind: 'cancel' }, { finished_at: caller.now })),
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.bulkRetry,
    input: taskInput,
    handle: (caller, { taskid }) =>
      own(parts, caller, taskid, async (task, action) => {
        const entry = parts.registry.page(task.page)!;
        if (!can(caller.access, action.permission)) return refuse(callRefusals.forbidden);
        const input = task.input as Readonly<Record<string, unknown>>;
        const started = await startBulk(parts, caller, entry, task.action, input, { refusedOf: task });
        return started.ok ? followed(parts, caller, started.value) : started;
      }),
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.bulkResultFile,
    input: taskInput.extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    handle: (caller, { taskid, format }) =>
      own(parts, caller, taskid, async (task, action) => {
        const laid = await layResultFile(parts, caller, parts.registry.page(task.page)!, action, task, format);
        return laid === undefined ? refuse(rightMissing) : ok({ taskid: laid });
      }),
  }),
];

/** A call about one of the caller's own bulk actions; it names records, so the right to list them is asked every time. */
async function own(
  parts: BulkParts,
  caller: Caller,
  taskid: string,
  act: (task: BulkTaskRow, action: BulkAction) => Promise<Answer>,
): Promise<Answer> {
  const task = await findBulk(parts.database, taskid, caller.access.userId);
  const entry = task && parts.registry.page(task.page);
  const action = entry && bulkAction(entry, task.action, parts.registry);
  if (!task || !action) return refuse(noSuchTask);
  const forbidden = refuseReader(entry, caller.access);
  return forbidden ? refuse(forbidden) : act(task, action);
}

/** Works at a small one at once, sends a large one to the queue, and answers how it stands. */
async function followed(parts: BulkParts, caller: Caller, task: BulkTaskRow): Promise<Result<unknown>> {
  if (task.rows <= directRows) {
    await workAtBulk({ ...parts, stopping: new AbortController().signal, now: () => caller.now }, task.id);
  } else {
    await parts.queue.send('bulk', task.id);
    parts.queue.wake('bulk');
  }
  const now = await findBulk(parts.database, task.taskid, caller.access.userId);
  return now ? ok(await reportOf(parts.database, now, caller.language)) : refuse(noSuchTask);
}
