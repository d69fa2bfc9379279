import { rateOn, type Rate } from '@axle/finance';
import type { Decimal, LocalDate } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** CNY of one unit of a currency on a day; undefined where no rate is known. */
export type RateToCny = (currency: string, day: LocalDate) => Decimal | undefined;

/** Reads the rates by which sales are counted in CNY, however old the latest one is. */
export async function ratesToCny(database: Kysely<Tables>): Promise<RateToCny> {
  const { rows } = await sql<Rate>`
    select "from", "to", trim_scale(rate)::text as rate, valid_from::text as "validFrom" from exchange_rate where state = 'active'`.execute(
    database,
  );
  const known = new Map<string, Decimal | undefined>();
  return (currency, day) => {
    if (currency === 'CNY') return '1' as Decimal;
    const key = `${currency} ${day}`;
    if (!known.has(key)) {
      const found = rateOn(rows, currency, 'CNY', day, Number.MAX_SAFE_INTEGER);
      known.set(key, found.ok ? found.value.rate : undefined);
    }
    return known.get(key);
  };
}
