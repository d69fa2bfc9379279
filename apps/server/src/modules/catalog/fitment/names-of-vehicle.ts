import { foldSpelling } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The other spellings of a make and its model that the vehicle library knows. */
export async function namesOfVehicle(database: Kysely<Tables>, make: string, model: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct unnest(array[make, model] || coalesce(aliases, '{}')) as name from vehicle_model
    where (lower(make) = ${foldSpelling(make)} or exists (select from unnest(aliases) a where lower(a) = ${foldSpelling(make)}))
      and (lower(model) = ${foldSpelling(model)} or exists (select from unnest(aliases) a
      where lower(a) = ${foldSpelling(model)}))`.execute(database);
  return rows.map(({ name }) => name);
}
