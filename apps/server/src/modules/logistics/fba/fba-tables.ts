import type { LocalDate, Result } from '@axle/kernel';
import { type FbaTable, fbaTableAt } from '@axle/logistics';
import { fbaFreight } from '@axle/pages/logistics/fba/fba-freight';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { withLines } from '../../../platform/resources/query/select-lines.ts';

/** A table of Amazon's fees, and whether a user has confirmed its figures. */
export interface StoredFbaTable extends FbaTable {
  readonly confirmation: string;
}

/** The tables in use of a country, period by period, with their lines. */
export async function fbaTablesOf(database: Kysely<Tables>, country: string): Promise<readonly StoredFbaTable[]> {
  const { resource } = fbaFreight;
  if (!resource) throw new Error('there is no page of Amazon’s fees');
  const rows = await database
    .selectFrom('fba_table')
    .innerJoin('country', 'country.id', 'fba_table.country')
    .select([
      'fba_table.id',
      'fba_table.version',
      'iso2',
      'fba_table.currency',
      'divisor',
      'effective_from',
      'effective_to',
      'confirmation',
    ])
    .where('iso2', '=', country)
    .where('fba_table.status', '=', 1)
    .execute();
  const heads = rows.map(({ id, version, iso2, currency, divisor, effective_from, effective_to, confirmation }) => ({
    id,
    version,
    country: iso2,
    currency,
    divisor,
    effectiveFrom: effective_from,
    ...(effective_to === null ? {} : { effectiveTo: effective_to }),
    confirmation: confirmation ?? 'unconfirmed',
    tiers: [],
    fees: [],
    storage: [],
    referral: [],
    surcharges: [],
  }));
  const whole = await withLines(database, resource, ['tiers', 'fees', 'storage', 'referral', 'surcharges'], heads);
  return whole as unknown as readonly StoredFbaTable[];
}

/** The table of a country that is in force on a day, with its lines; `NO_TABLE` where there is none. */
export const fbaTableOn = async (database: Kysely<Tables>, country: string, day: LocalDate): Promise<Result<StoredFbaTable>> =>
  fbaTableAt(await fbaTablesOf(database, country), country, day);
