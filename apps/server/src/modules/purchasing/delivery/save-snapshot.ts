import { endOfMonth, type LocalDate, ok, refuse } from '@axle/kernel';
import { snapshotRefusals } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { type MeasureBasis, measureBases, measuredLines } from './measured-lines.ts';

const bases = Object.keys(measureBases) as readonly MeasureBasis[];

async function isSaved(database: Kysely<Tables>, month: string): Promise<boolean> {
  const row = await database.selectFrom('delivery_snapshot').select('id').where('month', '=', month).executeTakeFirst();
  return row !== undefined;
}

/** [R65] Keeps the lines of a month as they stand, of all suppliers and by each day; from then on the report of the month reads them. */
export const saveSnapshot: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const month = String(input['month']);
    await sql`select pg_advisory_xact_lock(hashtext('delivery_snapshot'))`.execute(transaction);
    const refusals = snapshotRefusals(month, await isSaved(transaction, month), todayOf(parts.caller));
    if (refusals.length > 0) return refuse(refusals);
    const from = `${month}-01` as LocalDate;
    const { id } = await transaction
      .insertInto('delivery_snapshot')
      .values({ month, by: parts.caller.access.userId, at: parts.caller.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const basis of bases) {
      const inMonth = sql<boolean>`${sql.ref(`t.${measureBases[basis]}`)} between ${from}::date and ${endOfMonth(from)}::date`;
      const lines = await measuredLines(transaction, inMonth, basis);
      await sql`
        insert into delivery_snapshot_line (snapshot, basis, supplier, line)
        select ${id}, ${basis}, (l ->> 'supplier')::bigint, l from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) l`.execute(
        transaction,
      );
    }
    return ok([]);
  });
