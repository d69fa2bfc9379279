import { inLanguage, isText, type Language, ok, refuse, type Result } from '@axle/kernel';
import type { ListPage, RecordRow, Resource } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { readRecord } from '../resources/read-records.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { noSuchTask } from './task-targets.ts';

/** A resource whose records are tasks, and the page that lists them. */
export interface TaskTable {
  readonly resource: Resource;
  readonly page: string;
}

/** Whose tasks a caller sees: super users everybody's, others their own. */
export const ownerOf = ({ access }: Caller): number | undefined => (access.isSuper ? undefined : access.userId);

/** Tasks as records that are read on behalf of a caller; those of others do not exist for him unless he is a super user. */
export function taskParts(database: Kysely<Tables>, { resource, page }: TaskTable, caller: Caller): RecordParts {
  const owner = ownerOf(caller);
  return { database, resource, page, caller, ...(owner === undefined ? {} : { only: sql<boolean>`t.by = ${owner}` }) };
}

/** A task as its reader sees it: a failure, or when it comes round, in words of his language. */
export function taskRow(row: RecordRow, language: Language): RecordRow {
  const said = ['error', 'notes', 'schedule'].flatMap(key => (isText(row[key]) ? [[key, inLanguage(row[key], language)] as const] : []));
  return { ...row, ...Object.fromEntries(said) };
}

/** A page of tasks as its reader sees it. */
export const taskPage = (page: Result<ListPage>, language: Language): Result<ListPage> =>
  page.ok ? ok({ ...page.value, rows: page.value.rows.map(row => taskRow(row, language)) }) : page;

/** One task by id or taskid. */
export const taskInput = z.union([
  z.object({ taskid: z.uuid() }),
  z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
]);

/** Names one task. */
export type WhichTask = z.infer<typeof taskInput>;

/** One task as a row of its list; `NOT_FOUND` when it is gone or somebody else's. */
export async function readTask(database: Kysely<Tables>, table: TaskTable, caller: Caller, which: WhichTask): Promise<Result<RecordRow>> {
  const id = 'id' in which ? which.id : await idOf(database, table, which.taskid);
  if (id === undefined) return refuse(noSuchTask);
  const found = await readRecord(taskParts(database, table, caller), id);
  if (!found.ok) return refuse(noSuchTask);
  return ok(taskRow(found.value, caller.language));
}

async function idOf(database: Kysely<Tables>, { resource }: TaskTable, taskid: string): Promise<number | undefined> {
  if (!resource.fields['taskid']) return undefined;
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(resource.table)} where taskid = ${taskid}::uuid`.execute(database);
  return rows[0]?.id;
}
