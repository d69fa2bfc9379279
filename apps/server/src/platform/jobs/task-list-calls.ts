import { type Filter, mostRowsPerPage } from '@axle/page-kit';
import { type RecordCall, recordPath } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { callShapes } from '../resources/calls/call-shapes.ts';
import { countValues } from '../resources/count-values.ts';
import { totalFields } from '../resources/total-fields.ts';
import { matchValues } from '../resources/match-values.ts';
import { countRecords, listRecords, usualLimits } from '../resources/read-records.ts';
import { readTask, taskInput, taskPage, taskParts, type TaskTable } from './task-source.ts';

const filters = z
  .array(z.object({ field: z.string(), op: z.string(), value: z.unknown().optional(), also: z.array(z.string()).optional() }))
  .max(50)
  .default([])
  .transform(given => given as readonly Filter[]);
const countInput = z.object({ filters });
const valuesInput = z.object({ field: z.string().max(80), filters });
const listInput = z.object({
  filters,
  sort: z
    .array(z.object({ field: z.string(), descending: z.boolean().optional() }))
    .max(10)
    .default([]),
  limit: z.number().int().min(1).max(mostRowsPerPage).default(100),
  after: z.string().max(4000).optional(),
  offset: z.number().int().min(0).optional(),
});

/**
 * The generic reading calls of a table of tasks, limited to the caller's own. `permission` is asked for lists, not for a single task of
 * one's own.
 */
export function taskListCalls(database: Kysely<Tables>, table: TaskTable, permission?: string): readonly MainCall[] {
  const { resource } = table;
  const listing = (call: RecordCall) => ({
    method: 'POST' as const,
    path: recordPath(resource, call),
    ...(permission ? { permission } : {}),
  });
  const partsFor = (caller: Caller) => taskParts(database, table, caller);
  return [
    mainCall({
      ...listing('list'),
      input: listInput,
      handle: async (caller, input) => taskPage(await listRecords(partsFor(caller), usualLimits, input), caller.language),
    }),
    mainCall({
      ...listing('count'),
      input: countInput,
      handle: (caller, input) => countRecords(partsFor(caller), usualLimits, input.filters),
    }),
    mainCall({
      ...listing('values'),
      input: valuesInput,
      handle: (caller, input) => countValues(partsFor(caller), usualLimits, input.field, input.filters),
    }),
    mainCall({
      ...listing('totals'),
      input: callShapes.totals,
      handle: (caller, { fields, filters: given }) => totalFields(partsFor(caller), usualLimits, fields, given),
    }),
    mainCall({
      ...listing('match'),
      input: callShapes.match,
      handle: (caller, { field, values }) => matchValues(partsFor(caller), usualLimits, field, values),
    }),
    mainCall({
      method: 'GET',
      path: recordPath(resource, 'read'),
      input: taskInput,
      handle: (caller, input) => readTask(database, table, caller, input),
    }),
  ];
}
