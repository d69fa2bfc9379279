import type { ImportTerms } from '@axle/logistics';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What is left of a row without its empty cells. */
const filled = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as { [Name in keyof Row]: NonNullable<Row[Name]> };

/** Whose terms hold for a customs territory: its own, and for the European Union those of a member with its currency. */
const countryOf = (territory: string) =>
  territory === 'EU' ? sql<boolean>`c.eu and c.currency = 'EUR'` : sql<boolean>`c.iso2 = ${territory}`;

/** The charges and reliefs of a country's customs office, as its record has them; none where it is not known. */
export async function importTermsOf(database: Kysely<Tables>, territory: string): Promise<ImportTerms> {
  const country = await database
    .selectFrom('country as c')
    .select(['c.id', 'c.currency'])
    .where(countryOf(territory))
    .orderBy('c.iso2')
    .limit(1)
    .executeTakeFirst();
  if (!country) return { currency: 'USD', charges: [], reliefs: [] };
  const [charges, reliefs] = [
    await database
      .selectFrom('country_import_charges')
      .select(['name', 'percent', 'least', 'most', 'by_sea as bySea', 'from', 'to', 'law'])
      .where('record_id', '=', country.id)
      .orderBy('line_no')
      .execute(),
    await database
      .selectFrom('country_import_reliefs')
      .select(['up_to as upTo', 'relieves', 'per_item as perItem', 'not_from as notFrom', 'from', 'to', 'law'])
      .where('record_id', '=', country.id)
      .orderBy('line_no')
      .execute(),
  ];
  return {
    currency: country.currency ?? 'USD',
    charges: charges.map(row => filled(row) as unknown as ImportTerms['charges'][number]),
    reliefs: reliefs.map(row => filled(row) as unknown as ImportTerms['reliefs'][number]),
  };
}
