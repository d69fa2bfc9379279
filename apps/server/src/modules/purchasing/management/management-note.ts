import { ok } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { ManagementKpi } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';

/** Most notes of a figure in a month that are shown. */
const mostNotes = 100;

/** What was noted of a figure in a month, the latest first. */
export async function notesOf(database: Kysely<Tables>, kpi: ManagementKpi, month: string): Promise<readonly RecordValues[]> {
  const { rows } = await sql<RecordValues>`
    select n.note, n.by, n.at from management_note n where n.kpi = ${kpi} and n.month = ${month}
    order by n.at desc, n.id desc limit ${mostNotes}`.execute(database);
  return rows;
}

/** Keeps a comment with a figure and its month. */
export const noteFigure: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const { access, now } = parts.caller;
    const month = input['month'] ?? todayOf(parts.caller).slice(0, 7);
    await sql`
      insert into management_note (kpi, month, note, by, at)
      values (${input['kpi']}, ${month}, ${input['note']}, ${access.userId}, ${now})`.execute(transaction);
    return ok([]);
  });
