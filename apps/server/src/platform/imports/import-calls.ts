import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { permissionCode, standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { actionPath, type ImportBadRow, mainPaths } from '@axle/wire';
import { z } from 'zod';
import type { Caller } from '../gateways/caller.ts';
import { type Answer, mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { rightMissing } from '../jobs/task-failure.ts';
import { taskListCalls } from '../jobs/task-list-calls.ts';
import { ownerOf, readTask, taskInput, taskPage, taskParts, type TaskTable, type WhichTask } from '../jobs/task-source.ts';
import { noSuchTask, targetsInput, toEach } from '../jobs/task-targets.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { listRecords, usualLimits } from '../resources/read-records.ts';
import { badRowsOf, type RowCells } from './bad-rows.ts';
import { columnCalls } from './column-calls.ts';
import { confirmImport } from './confirm-import.ts';
import { errorFile } from './error-file.ts';
import { errorRows } from './error-rows.ts';
import { importMetas } from './import-meta.ts';
import { cancelImport, findImport, removeImport } from './import-tasks.ts';
import { uploadImport } from './import-upload.ts';
import { type ImportParts, type ImportTaskRow, taskKey } from './import-work.ts';
import { type MendParts, mendRows } from './mend-rows.ts';
import { rerunImport } from './rerun-import.ts';
import { revertImport } from './revert-import.ts';
import { template } from './template.ts';

const page = z.object({ limit: z.coerce.number().int().min(1).max(500).default(100), offset: z.coerce.number().int().min(0).default(0) });
const listInput = page.extend({
  state: z.union([z.string(), z.array(z.string())]).optional(),
  key: z.union([z.string(), z.array(z.string())]).optional(),
});
/** Rows that are mended in one call. */
const mendInput = z.object({
  rows: z
    .array(
      z.object({
        row: z.number().int().positive(),
        cells: z.array(z.object({ column: z.string().max(120), value: z.string().max(32_767) })).max(200),
      }),
    )
    .min(1)
    .max(500),
});
/** Why a file changes what a second person decides on. */
const reason = z.string().trim().max(500).optional();
const errorsInput = z.intersection(taskInput, page);

/** The page of the task list, by which its rights go. */
const listPermission = permissionCode('resourceCenter', 'importTask', 'list');

const unknownKey: Refusal = { code: 'NOT_FOUND', field: 'key', message: { zh: '没有该导入类型', en: 'Unknown import type' } };

/** The calls of imports: upload, what can be imported, tasks and their errors, templates. Everybody sees his own, super users all. */
export function importCalls(parts: MendParts): readonly MainCall[] {
  const { database, registry } = parts;
  const table = importTable(parts);
  const { resource } = table;
  const own = async (caller: Caller, which: WhichTask, act: (task: ImportTaskRow) => Promise<Answer>): Promise<Answer> => {
    const task = await findImport(database, which, ownerOf(caller));
    return task ? act(task) : refuse(noSuchTask);
  };
  // rows and errors of an import reveal records: the right to import is checked again
  const permitted = (caller: Caller, which: WhichTask, act: (task: ImportTaskRow) => Promise<Answer>) =>
    own(caller, which, async task => (mayImport(registry.pageOfImport(taskKey(task)), caller) ? act(task) : refuse(rightMissing)));
  const each = (key: string, act: (id: number, caller: Caller, reason?: string) => Promise<Result<unknown>>) =>
    mainCall({
      method: 'POST',
      path: actionPath(resource, key),
      input: targetsInput.extend({ input: z.object({ reason }).default({}) }),
      handle: (caller, { targets, input }) =>
        toEach(
          targets.map(target => target.id),
          async id => named(await findImport(database, { id }, ownerOf(caller))),
          task => act(task.id, caller, input.reason),
        ),
    });
  const errors = (caller: Caller, which: WhichTask) => permitted(caller, which, task => errorFile(parts, task, caller.language));
  const list = async (caller: Caller, { limit, offset, ...wanted }: z.infer<typeof listInput>) => {
    const filters = Object.entries(wanted).flatMap(([field, value]) =>
      value === undefined ? [] : [{ field, op: 'in' as const, value: [value].flat() }],
    );
    const query = { filters, sort: [{ field: 'at', descending: true }], limit, offset };
    const found = taskPage(await listRecords(taskParts(database, table, caller), usualLimits, query), caller.language);
    return found.ok ? ok({ rows: found.value.rows }) : found;
  };
  return [
    mainCall({
      method: 'POST',
      path: mainPaths.importFile,
      multipart: true,
      input: z.object({}),
      async handle(caller, _input, request) {
        const task = await uploadImport(parts, caller, request);
        return task.ok ? readTask(database, table, caller, { id: task.value.id }) : task;
      },
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.importMeta,
      input: z.object({}),
      handle: async caller => ok(importMetas(registry, caller.access)),
    }),
    mainCall({ method: 'GET', path: mainPaths.importList, input: listInput, handle: list }),
    mainCall({ method: 'GET', path: mainPaths.importLogs, input: listInput, handle: list }),
    mainCall({
      method: 'GET',
      path: mainPaths.importErrors,
      input: errorsInput,
      handle: (caller, input) => permitted(caller, input, async task => ok(await errorRows(parts, caller, task, input))),
    }),
    mainCall({ method: 'GET', path: mainPaths.importErrorFile, input: taskInput, handle: errors }),
    mainCall({ method: 'GET', path: actionPath(resource, 'errorFile'), input: taskInput, handle: errors }),
    mainCall({
      method: 'POST',
      path: mainPaths.importConfirm,
      input: z.intersection(taskInput, z.object({ reason })),
      handle: (caller, input) => permitted(caller, input, task => confirmImport(parts, task.id, input.reason)),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.importCancel,
      input: taskInput,
      handle: (caller, which) => own(caller, which, task => cancelImport(parts, task.id)),
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.importBadRows,
      input: errorsInput,
      handle: (caller, input) =>
        permitted(caller, input, async task => ok({ rows: (await badRowsOf(database, task.id, input)).map(badRow) })),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.importMend,
      input: z.intersection(taskInput, mendInput),
      handle: (caller, { rows, ...which }) =>
        permitted(caller, which, async task => {
          const mended = await mendRows(parts, task.id, rows, caller.now);
          return mended.ok ? readTask(database, table, caller, which) : mended;
        }),
    }),
    ...columnCalls(parts, permitted, (caller, id) => readTask(database, table, caller, { id })),
    mainCall({
      method: 'POST',
      path: mainPaths.importRevert,
      input: taskInput,
      handle: (caller, which) =>
        permitted(caller, which, async task => {
          const revert = await revertImport(parts, caller, task.id);
          return revert.ok ? readTask(database, table, caller, { id: revert.value.id }) : revert;
        }),
    }),
    each('confirm', id => confirmImport(parts, id)),
    each('explain', (id, _caller, why) => confirmImport(parts, id, why)),
    each('revert', (id, caller) => revertImport(parts, caller, id)),
    each('rerun', (id, caller) => rerunImport(parts, caller, id)),
    each('cancel', id => cancelImport(parts, id)),
    each('remove', id => removeImport(parts, id)),
    mainCall({
      method: 'GET',
      path: `${mainPaths.template}/:key`,
      input: z.object({ key: z.string().max(120), format: z.enum(['xlsx', 'csv']).default('xlsx') }),
      async handle(caller, { key, format }) {
        const entry = registry.pageOfImport(key);
        return entry ? template({ database, registry }, entry, caller, format) : refuse(unknownKey);
      },
    }),
    ...taskListCalls(database, table, listPermission),
  ];
}

/** Columns are named by value, since the keys of a reply may be recast on the way. */
const badRow = ({ row, cells }: { readonly row: number; readonly cells: RowCells }): ImportBadRow => ({
  row,
  cells: Object.entries(cells).map(([column, value]) => ({ column, value })),
});

const mayImport = (entry: PageEntry | undefined, { access }: Caller): boolean =>
  entry !== undefined && can(access, standardCode(entry.section.key, entry.page, 'import'));

const named = (task: ImportTaskRow | undefined) => task && { ...task, name: task.file_name };

function importTable({ registry }: ImportParts): TaskTable {
  const found = registry.resource('importTask');
  if (!found) throw new Error('there is no page of imports');
  return { resource: found.resource, page: 'importTask' };
}
