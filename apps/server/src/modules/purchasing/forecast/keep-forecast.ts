import { weekOf } from '@axle/kernel';
import { unrestricted } from '@axle/permissions';
import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { wholeQuestion } from '../fact/board-question.ts';
import { forecastRowsOf } from './forecast-rows.ts';
import { orderAmountsThen } from './order-amounts.ts';

/** Weeks that a picture reaches ahead; the day of each payment says which week it is of. */
const weeks = 26;

/**
 * [R18d] Keeps the forecast of a moment as the picture of its week, unless the week has one; answers whether it was kept. It runs from the
 * first minutes of Monday on, so that a week has a later picture only where the server stood still.
 */
export async function keepForecast(database: Kysely<Tables>, registry: Registry, now: Date): Promise<boolean> {
  const today = businessDay(now);
  const week = weekOf(today);
  const kept = await sql`select from forecast_snapshot where week = ${week}`.execute(database);
  if (kept.rows.length > 0) return false;
  return inTransaction(database, async transaction => {
    const { rows } = await sql<{ id: number }>`
      insert into forecast_snapshot (week, taken_on, at) values (${week}, ${today}, ${now}) on conflict do nothing returning id`.execute(
      transaction,
    );
    const [snapshot] = rows;
    if (!snapshot) return false;
    const parts = ownParts(transaction, { registry, access: unrestricted(1), now }, 'expenditureForecast');
    const amounts = await forecastRowsOf(wholeQuestion({ parts, input: {} }), { weeks }, orderAmountsThen);
    const toCome = amounts.filter(({ stage }) => stage !== 'paid').map(({ bucket: _, paidOn: __, ...amount }) => amount);
    await sql`
      insert into forecast_snapshot_row (snapshot, stage, document_no, is_order, supplier, buyer, company_entity, currency, amount,
        due, pay)
      select ${snapshot.id}, r.stage, r."documentNo", r."isOrder", r.supplier, r.buyer, r."companyEntity", r.currency, r.amount, r.due,
        r.pay
      from json_to_recordset(${JSON.stringify(toCome)}::json) as r (stage text, "documentNo" text, "isOrder" boolean, supplier bigint,
        buyer bigint, "companyEntity" bigint, currency text, amount numeric, due date, pay date)`.execute(transaction);
    return true;
  });
}
