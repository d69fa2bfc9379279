import { ok, refuse } from '@axle/kernel';
import type { Resource } from '@axle/page-kit';
import { docCount, taskCount } from '@axle/tasks';
import { actionPath, mainPaths } from '@axle/wire';
import { z } from 'zod';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { taskListCalls } from '../jobs/task-list-calls.ts';
import { ownerOf, taskInput, taskPage, taskParts, type TaskTable } from '../jobs/task-source.ts';
import { noSuchTask, targetsInput, toEach } from '../jobs/task-targets.ts';
import { listRecords, usualLimits } from '../resources/read-records.ts';
import { cancelDownload, type DownloadParts, findDownload, markSeen, removeDownload, retryDownload } from './download-tasks.ts';
import { fetchDownload, type FetchParts } from './fetch-download.ts';
import { fetchZip } from './fetch-zip.ts';

/** What the download centre is made of. */
export type DownloadCentreParts = DownloadParts & FetchParts;

/** Actions of the page by key. */
const actions = { cancel: cancelDownload, retry: retryDownload, markSeen, remove: removeDownload } as const;

/** Ticked tasks in an address. */
const taskIds = z.array(z.coerce.number().int().positive()).min(1).max(200);

const listInput = z.object({
  state: z.union([z.string(), z.array(z.string())]).optional(),
  category: z.union([z.string(), z.array(z.string())]).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  offset: z.coerce.number().int().min(0).default(0),
});

/** The calls of the download centre: its list, its actions, progress, badge and files. Everybody sees his own, super users all. */
export function downloadCalls(parts: DownloadCentreParts): readonly MainCall[] {
  const table = downloadTable(parts);
  const { resource } = table;
  return [
    ...taskListCalls(parts.database, table),
    ...Object.entries(actions).map(([key, act]) =>
      mainCall({
        method: 'POST',
        path: actionPath(resource, key),
        input: targetsInput,
        handle: (caller, { targets }) =>
          toEach(
            targets.map(target => target.id),
            id => findDownload(parts.database, { id }, ownerOf(caller)),
            task => act(parts, task.id),
          ),
      }),
    ),
    mainCall({
      method: 'GET',
      path: actionPath(resource, 'download'),
      input: z.object({ id: z.coerce.number().int().positive() }),
      handle: (caller, input) => fetchDownload(parts, caller, input),
    }),
    mainCall({
      method: 'GET',
      path: actionPath(resource, 'batchDownload'),
      input: z.object({
        id: z.union([
          taskIds,
          z.coerce
            .number()
            .int()
            .positive()
            .transform(id => [id]),
        ]),
      }),
      handle: (caller, { id }) => fetchZip(parts, caller, id),
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.downloadFile,
      input: taskInput,
      handle: (caller, input) => fetchDownload(parts, caller, input),
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.downloadList,
      input: listInput,
      handle: (caller, input) => simpleList(parts, table, caller, input),
    }),
    mainCall({ method: 'GET', path: mainPaths.downloadCategories, input: z.object({}), handle: async () => ok(categoriesOf(resource)) }),
    mainCall({
      method: 'POST',
      path: mainPaths.downloadDocCount,
      input: z.object({ taskid: z.uuid() }),
      handle: (caller, input) => progressOf(parts, caller, input.taskid),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.downloadCount,
      input: z.object({}),
      handle: async caller => ok({ taskCount: await openTasks(parts, caller) }),
    }),
  ];
}

function downloadTable({ registry }: DownloadCentreParts): TaskTable {
  const found = registry.resource('downloadTask');
  if (!found) throw new Error('there is no page of downloads');
  return { resource: found.resource, page: 'downList' };
}

async function simpleList(
  { database }: DownloadCentreParts,
  table: TaskTable,
  caller: Caller,
  { limit, offset, ...wanted }: z.infer<typeof listInput>,
) {
  const filters = Object.entries(wanted).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, op: 'in' as const, value: [value].flat() }],
  );
  const query = { filters, sort: [{ field: 'queuedAt', descending: true }], limit, offset };
  const page = taskPage(await listRecords(taskParts(database, table, caller), usualLimits, query), caller.language);
  return page.ok ? ok({ rows: page.value.rows }) : page;
}

const categoriesOf = ({ fields }: Resource) => {
  const field = fields['category'];
  return field?.kind === 'enum' ? field.options.map(({ code, label }) => ({ code, nameZh: label.zh, nameEn: label.en })) : [];
};

async function progressOf({ database }: DownloadCentreParts, caller: Caller, taskid: string) {
  const task = await findDownload(database, { taskid }, ownerOf(caller));
  return task
    ? ok(docCount({ total: task.total_rows, done: task.done_rows, state: task.state, rowsPerFile: Number.POSITIVE_INFINITY }))
    : refuse(noSuchTask);
}

/** The badge counts a user's own tasks, a super user's too. */
async function openTasks({ database }: DownloadCentreParts, { access }: Caller): Promise<number> {
  const tasks = await database
    .selectFrom('download_task')
    .select(['state', 'seen'])
    .where('by', '=', access.userId)
    .where(where =>
      where.or([where('state', 'in', ['queued', 'running']), where.and([where('state', '=', 'done'), where('seen', '=', false)])]),
    )
    .execute();
  return taskCount(tasks);
}
