import type { Target, TargetOutcome } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** States of the rows of a bulk action: not looked at, fit for it, done, refused. */
export type BulkRowState = 'waiting' | 'able' | 'done' | 'refused';

/** The next rows in a state, in order. */
export async function rowsToDo(database: Kysely<Tables>, taskId: number, state: BulkRowState, most: number): Promise<readonly Target[]> {
  const rows = await database
    .selectFrom('bulk_row')
    .select(['record_id as id', 'record_version as version'])
    .where('task_id', '=', taskId)
    .where('state', '=', state)
    .orderBy('place')
    .limit(most)
    .execute();
  return rows;
}

/** Keeps what became of rows: those without a refusal are `well`. */
export async function keepOutcomes(
  transaction: Kysely<Tables>,
  taskId: number,
  outcomes: readonly TargetOutcome[],
  well: BulkRowState,
): Promise<void> {
  const rows = outcomes.map(({ id, name, refusal }) => ({
    id,
    name: name.slice(0, 300),
    state: refusal ? 'refused' : well,
    code: refusal?.code,
    zh: refusal?.message.zh,
    en: refusal?.message.en,
  }));
  await sql`
    update bulk_row as r set name = g.name, state = g.state, code = g.code, message_zh = g.zh, message_en = g.en
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id bigint, name text, state text, code text, zh text, en text)
    where r.task_id = ${taskId} and r.record_id = g.id`.execute(transaction);
}

/** How many rows stand in each state. */
export async function countRows(database: Kysely<Tables>, taskId: number): Promise<Readonly<Record<BulkRowState, number>>> {
  const rows = await database
    .selectFrom('bulk_row')
    .select(['state', count => count.fn.countAll<number>().as('count')])
    .where('task_id', '=', taskId)
    .groupBy('state')
    .execute();
  return { waiting: 0, able: 0, done: 0, refused: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}
