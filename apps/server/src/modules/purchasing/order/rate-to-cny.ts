import { baseCurrency, rateOn, typesOfRate } from '@axle/finance';
import { type Decimal, even, type LocalDate, ok, type Ratio, type Result } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** [F7] How amounts of a currency become CNY on a day: by the rate that the books go by, whatever customs or the market say. */
export async function rateToCny(database: Kysely<Tables>, currency: string, day: LocalDate): Promise<Result<Ratio>> {
  if (currency === baseCurrency) return ok(even);
  const rows = await database
    .selectFrom('exchange_rate')
    .select(['from', 'to', 'rate', 'valid_from'])
    .where('state', '=', 'active')
    .where('rate_type', 'in', typesOfRate('booking'))
    .where('valid_from', '<=', day)
    // of two from one day the booked one comes first, before the average of the month before
    .orderBy('valid_from')
    .orderBy(({ eb }) => eb('rate_type', '=', 'monthly_avg'))
    .execute();
  const rates = rows.map(({ from, to, rate, valid_from }) => ({ from, to, rate: rate as Decimal, validFrom: valid_from as LocalDate }));
  const found = rateOn(rates, currency, baseCurrency, day);
  return found.ok ? ok(found.value.ratio) : found;
}
