import { type Rate, typesOfRate } from '@axle/finance';
import type { Decimal, LocalDate } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The rates that the books go by up to a day, whatever customs or the market say: of two from one day the booked one comes first. */
export async function bookingRates(database: Kysely<Tables>, day: LocalDate): Promise<readonly Rate[]> {
  const rows = await database
    .selectFrom('exchange_rate')
    .select(['from', 'to', 'rate', 'valid_from'])
    .where('state', '=', 'active')
    .where('rate_type', 'in', typesOfRate('booking'))
    .where('valid_from', '<=', day)
    .orderBy('valid_from')
    .orderBy(({ eb }) => eb('rate_type', '=', 'monthly_avg'))
    .execute();
  return rows.map(({ from, to, rate, valid_from }) => ({ from, to, rate: rate as Decimal, validFrom: valid_from as LocalDate }));
}
