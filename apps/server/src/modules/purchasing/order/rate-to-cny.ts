import { baseCurrency, rateOn } from '@axle/finance';
import { even, type LocalDate, ok, type Ratio, type Result } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { bookingRates } from './booking-rates.ts';

/** [F7] How amounts of a currency become CNY on a day: by the rate that the books go by, whatever customs or the market say. */
export async function rateToCny(database: Kysely<Tables>, currency: string, day: LocalDate): Promise<Result<Ratio>> {
  if (currency === baseCurrency) return ok(even);
  const found = rateOn(await bookingRates(database, day), currency, baseCurrency, day);
  return found.ok ? ok(found.value.ratio) : found;
}
