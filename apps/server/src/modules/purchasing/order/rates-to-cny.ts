import type { LocalDate, Ratio } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { rateToCny } from './rate-to-cny.ts';

/** [F7] How amounts of each of some currencies become CNY on a day; those without a rate are missing. */
export async function ratesToCny(
  database: Kysely<Tables>,
  currencies: Iterable<string>,
  day: LocalDate,
): Promise<ReadonlyMap<string, Ratio>> {
  const rates = new Map<string, Ratio>();
  for (const currency of new Set(currencies)) {
    const rate = await rateToCny(database, currency, day);
    if (rate.ok) rates.set(currency, rate.value);
  }
  return rates;
}
