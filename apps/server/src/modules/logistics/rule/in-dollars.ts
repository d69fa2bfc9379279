import { type Rate, rateOn } from '@axle/finance';
import type { Decimal, LocalDate, Ratio } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The exchange rates in force, whenever each of them began. */
export async function activeRates(database: Kysely<Tables>): Promise<readonly Rate[]> {
  const rates = await database
    .selectFrom('exchange_rate')
    .select(['from', 'to', 'rate', 'valid_from'])
    .where('state', '=', 'active')
    .execute();
  return rates.map(({ from, to, rate, valid_from }) => ({ from, to, rate: rate as Decimal, validFrom: valid_from as LocalDate }));
}

/** How amounts of each currency become those of another on a day by some rates. */
export const ratiosInto = (
  rates: readonly Rate[],
  into: string,
  currencies: readonly string[],
  day: LocalDate,
): ReadonlyMap<string, Ratio> =>
  new Map(
    [...new Set(currencies)].flatMap(currency => {
      const found = rateOn(rates, currency, into, day, Number.MAX_SAFE_INTEGER);
      return found.ok ? [[currency, found.value.ratio] as const] : [];
    }),
  );

/** How amounts of each currency become those of another on a day; monthly rates are published late, so the latest one is used. */
export const ratesInto = async (
  database: Kysely<Tables>,
  into: string,
  currencies: readonly string[],
  day: LocalDate,
): Promise<ReadonlyMap<string, Ratio>> => ratiosInto(await activeRates(database), into, currencies, day);

/** How amounts of each currency become US dollars on a day. */
export const dollarRates = (database: Kysely<Tables>, currencies: readonly string[], day: LocalDate): Promise<ReadonlyMap<string, Ratio>> =>
  ratesInto(database, 'USD', currencies, day);
