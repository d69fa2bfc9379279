import { addDays, type LocalDate } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { wholeQuestion } from '../fact/board-question.ts';
import { factSource } from '../fact/fact-source.ts';
import { exceptionFacts } from './waiting-exceptions.ts';

/** Marks a day as kept; answers whether it was not yet. */
export async function markDay(transaction: Transaction<Tables>, day: LocalDate, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into board_standing_day (day, at) values (${day}, ${now}) on conflict do nothing returning id`.execute(transaction);
  return rows.length > 0;
}

/**
 * [R122] Keeps the standing figures as they were at the end of the day before, unless that day has them; answers whether they were kept. It
 * runs from the first minutes of a day on, so that a day is missing, or has a later picture, only where the server stood still.
 */
export async function keepStanding(database: Kysely<Tables>, registry: Registry, now: Date): Promise<boolean> {
  const day = addDays(businessDay(now), -1);
  const kept = await database.selectFrom('board_standing_day').select('id').where('day', '=', day).executeTakeFirst();
  if (kept) return false;
  return inTransaction(database, async transaction => {
    if (!(await markDay(transaction, day, now))) return false;
    const question = wholeQuestion({
      parts: ownParts(transaction, { registry, access: unrestricted(1), now }, 'purchaseBoard'),
      input: {},
    });
    for (const kpi of ['K7', 'K8', 'K11'] as const)
      await sql`
        insert into board_standing (day, kpi, supplier, buyer, company_entity, currency, amount, amount_cny)
        select ${day}::date, ${kpi}, f.supplier, f.buyer, f.company_entity, f.currency, coalesce(sum(f.net), 0),
          coalesce(sum(f.numerator), 0)
        from (${factSource(kpi, question, question.period)}) f group by f.supplier, f.buyer, f.company_entity, f.currency`.execute(
        transaction,
      );
    const { facts } = await exceptionFacts(question);
    await sql`
      insert into board_standing (day, kpi, supplier, buyer, company_entity, currency, amount, amount_cny)
      select ${day}::date, 'K12', f.supplier, f.buyer, f."companyEntity", f.currency, count(*), count(*)
      from json_to_recordset(${JSON.stringify(facts)}::json) as f (supplier bigint, buyer bigint, "companyEntity" bigint, currency text)
      group by f.supplier, f.buyer, f."companyEntity", f.currency`.execute(transaction);
    return true;
  });
}
