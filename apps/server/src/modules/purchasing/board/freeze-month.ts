import { type LocalDate, ok, refuse } from '@axle/kernel';
import { boardPeriod, freezeRefusals } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { type BoardQuestion, wholeQuestion } from '../fact/board-question.ts';
import { refreshAllFacts } from '../fact/refresh-facts.ts';
import { weightsIn } from './score-weights.ts';
import { type SupplierFigures, supplierFigures } from './supplier-figures.ts';
import { supplierRecords } from './supplier-records.ts';

/** The frozen figures of suppliers that a question is about, by month and supplier. */
export async function frozenFigures(
  question: BoardQuestion,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, ReadonlyMap<number, SupplierFigures>>> {
  const { rows } = await sql<{ month: string; supplier: number; figures: SupplierFigures }>`
    select t.month, t.supplier, t.figures from supplier_score_month as t
    where ${question.ofSuppliers()} and t.month between ${from} and ${to}`.execute(question.database);
  const months = Map.groupBy(rows, ({ month }) => month);
  return new Map([...months].map(([month, own]) => [month, new Map(own.map(({ supplier, figures }) => [supplier, figures]))]));
}

async function isFrozen(database: Kysely<Tables>, month: string): Promise<boolean> {
  const row = await database.selectFrom('supplier_score_month').select('id').where('month', '=', month).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** [R19d] Keeps the figures of all suppliers in a month as they stand; from then on they are read from there. */
export const freezeMonth: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const month = String(input['month']);
    const today = todayOf(parts.caller);
    await sql`select pg_advisory_xact_lock(hashtext('supplier_score_month'))`.execute(transaction);
    const refusals = freezeRefusals(month, await isFrozen(transaction, month), today);
    if (refusals.length > 0) return refuse(refusals);
    await refreshAllFacts(transaction);
    const question = wholeQuestion({ parts: { ...parts, database: transaction }, input: {} });
    const period = boardPeriod('month', `${month}-01` as LocalDate);
    const weights = (await weightsIn(transaction))(month);
    const records = await supplierRecords(question, period);
    const figures = [...records].map(([supplier, own]) => ({ supplier, figures: supplierFigures(own, { ...period, weights }) }));
    await sql`
      insert into supplier_score_month (month, supplier, figures, by, at)
      select ${month}, f.supplier, f.figures, ${parts.caller.access.userId}, ${parts.caller.now}
      from json_to_recordset(${JSON.stringify(figures)}::json) as f (supplier bigint, figures jsonb)`.execute(transaction);
    return ok([]);
  });
