import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Whose tariff holds in each country: its own where codes of it are kept, else the European Union's for its members; of others none. */
export async function territoriesOf(database: Kysely<Tables>, countries: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (countries.length === 0) return new Map();
  const { rows } = await sql<{ id: number; territory: string }>`
    select distinct on (c.id) c.id, t.territory from country c
    cross join lateral (values (c.iso2, 1), (case when c.eu then 'EU' end, 2)) as t (territory, rank)
    where c.id = any(${countries}::bigint[]) and exists (select from tariff_code k where k.country = t.territory)
    order by c.id, t.rank`.execute(database);
  return new Map(rows.map(({ id, territory }) => [id, territory]));
}

/** The territory whose tariff applies to a record: a country, or the country of a site. */
export async function territoryOf(
  database: Kysely<Tables>,
  { entity, id }: { readonly entity: string; readonly id: number },
): Promise<string | undefined> {
  const site = entity === 'site' ? await database.selectFrom('site').select('country').where('id', '=', id).executeTakeFirst() : undefined;
  const country = entity === 'country' ? id : site?.country;
  return country === undefined ? undefined : (await territoriesOf(database, [country])).get(country);
}
