import { ok, type Language, type Result } from '@axle/kernel';
import { type Filter, type ListPage, mostRowsPerPage, type RecordRow, type Resource } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { z } from 'zod';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { failureText } from './task-failure.ts';
import type { TaskRows } from './task-rows.ts';

const filters = z.array(z.object({ field: z.string(), op: z.string(), value: z.unknown(), also: z.array(z.string()).optional() })).max(50).default([]);
const listInput = z.object({
  filters,
  sort: z.array(z.object({ field: z.string(), descending: z.boolean().optional() })).max(10).default([]),
  limit: z.number().int().min(1).max(mostRowsPerPage).default(100),
  after: z.string().max(4000).optional(),
  offset: z.number().int().min(0).optional(),
});

/** One task by id or taskid. */
export const taskInput = z.union([z.object({ taskid: z.uuid() }), z.object({ id: z.coerce.number().int().positive() })]);

/** Whose tasks a caller sees: super users everybody's, others their own. */
export const ownerOf = ({ access }: Caller): number | undefined => (access.isSuper ? undefined : access.userId);

/** A task as its reader sees it: the failure in words of his language. */
export const taskRow = (row: RecordRow, language: Language): RecordRow => ({ ...row, error: failureText(row['error'], language) });

const taskPage = (page: Result<ListPage>, language: Language): Result<ListPage> =>
  page.ok ? ok({ ...page.value, rows: page.value.rows.map(row => taskRow(row, language)) }) : page;

/** The generic reading calls of a table of tasks, limited to the caller's own. `permission` is asked for lists, not for one's own single task. */
export const taskListCalls = (resource: Resource, rows: TaskRows, permission?: string): readonly MainCall[] => [
  mainCall({
    method: 'POST',
    path: recordPath(resource, 'list'),
    ...(permission ? { permission } : {}),
    input: listInput,
    handle: async (caller, input) => taskPage(await rows.list(resource, { ...input, filters: input.filters as Filter[] }, ownerOf(caller)), caller.language),
  }),
  mainCall({
    method: 'POST',
    path: recordPath(resource, 'count'),
    ...(permission ? { permission } : {}),
    input: z.object({ filters }),
    handle: (caller, input) => rows.count(resource, { filters: input.filters as Filter[] }, ownerOf(caller)),
  }),
  mainCall({
    method: 'POST',
    path: recordPath(resource, 'values'),
    ...(permission ? { permission } : {}),
    input: z.object({ field: z.string().max(80), filters }),
    handle: (caller, input) => rows.values(resource, input.field, { filters: input.filters as Filter[] }, ownerOf(caller)),
  }),
  mainCall({
    method: 'GET',
    path: recordPath(resource, 'read'),
    input: taskInput,
    async handle(caller, input) {
      const row = await rows.read(resource, input, ownerOf(caller));
      return row.ok ? ok(taskRow(row.value, caller.language)) : row;
    },
  }),
];
