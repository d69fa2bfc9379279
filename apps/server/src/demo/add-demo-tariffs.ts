import { addDays, addMonths, type LocalDate } from '@axle/kernel';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { AddRecords } from './add-records.ts';
import { demoTariffOfPart, demoTariffs } from './demo-tariffs.ts';
import { businessDay } from '../platform/database/business-day.ts';

/** Adds the tariff codes of the demo and gives every SKU its Chinese code; one rebate changes with the month after next. */
export async function addDemoTariffs(transaction: Transaction<Tables>, add: AddRecords, now: Date): Promise<void> {
  const first = `${addMonths(businessDay(now), 2).slice(0, 7)}-01` as LocalDate;
  const codes = await add('tariffCode', demoTariffs({ first, last: addDays(first, -1) }));
  if (codes.size === 0) return;
  const given = Object.entries(demoTariffOfPart);
  await sql`
    update sku set tariff_cn = given.code
    from unnest(${given.map(([prefix]) => prefix)}::text[], ${given.map(([, code]) => code)}::text[]) as given (prefix, code)
    where split_part(sku.sku, '-', 1) = given.prefix`.execute(transaction);
}
