import { baseCurrency, rateOn } from '@axle/finance';
import { type Decimal, even, type LocalDate, ok, type Ratio, type Result } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** How amounts of a currency become CNY on a day: by the last rate that is published. */
export async function rateToCny(database: Kysely<Tables>, currency: string, day: LocalDate): Promise<Result<Ratio>> {
  if (currency === baseCurrency) return ok(even);
  const rows = await database
    .selectFrom('exchange_rate')
    .select(['from', 'to', 'rate', 'valid_from'])
    .where('state', '=', 'active')
    .where('valid_from', '<=', day)
    .execute();
  const rates = rows.map(({ from, to, rate, valid_from }) => ({ from, to, rate: rate as Decimal, validFrom: valid_from as LocalDate }));
  const found = rateOn(rates, currency, baseCurrency, day);
  return found.ok ? ok(found.value.ratio) : found;
}
