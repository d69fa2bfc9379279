import { addMonths, type LocalDate } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Lets one after the other work profits out or lock a month, until the transaction ends. */
export async function holdProfits(database: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('order profit', 0))`.execute(database);
}

/** Months that are locked, by their first days. */
export async function lockedMonths(database: Kysely<Tables>): Promise<readonly LocalDate[]> {
  const { rows } = await sql<{ month: LocalDate }>`select month::text as month from profit_month order by month`.execute(database);
  return rows.map(({ month }) => month);
}

const firstMonth = '0001-01';
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** A month some months before another one, both as `2026-11`; never before the calendar begins. */
export const monthsBack = (month: string, back: number): string =>
  monthNumber(month) - back < monthNumber(firstMonth) ? firstMonth : addMonths(`${month}-01` as LocalDate, -back).slice(0, 7);
