import { foldSpelling } from '@axle/kernel';
import {
  fieldsOf,
  type KnownSpellings,
  knowsSpelling,
  learnSpellings,
  type RecordValues,
  type Resource,
  snakeCase,
  type Spelling,
} from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { sameField } from '../query/columns.ts';
import { recordOf } from '../query/select-rows.ts';
import { recordSet } from './record-set.ts';

/**
 * Adds to `known` the spellings of stored records that it lacks for these records: one query for each spelling rule. Records
 * of equal folded text are spelled alike in the database, so any of them will do. `except` leaves a record out that is itself about to
 * change.
 */
export async function lookUpSpellings(
  database: Kysely<Tables>,
  resource: Resource,
  known: KnownSpellings,
  records: readonly RecordValues[],
  except?: number,
): Promise<void> {
  for (const spelling of resource.spelling) {
    const asked = differently(spelling, records).filter(values => !knowsSpelling(spelling, known, values));
    if (asked.length === 0) continue;
    const keys = [...spelling.within, spelling.field];
    const same = keys.map(key => sameField(key, fieldsOf(resource)[key]!, 's', 'k'));
    const columns = sql.join(keys.map(key => sql`${sql.ref(`s.${snakeCase(key)}`)} as ${sql.ref(key)}`));
    const { rows } = await sql<Record<string, unknown>>`
      select t.* from ${recordSet(resource, keys, 'k', asked)} cross join lateral (
        select ${columns} from ${sql.table(resource.table)} as s where ${sql.join(same, sql` and `)}${
          except === undefined
            ? sql``
            : sql`
          and s.id <> ${except}`
        } limit 1
      ) as t`.execute(database);
    learnSpellings([spelling], known, rows.map(recordOf));
  }
}

/** The different texts among the records, each once. */
function differently({ field, within }: Spelling, records: readonly RecordValues[]): readonly RecordValues[] {
  const asked = new Map<string, RecordValues>();
  for (const record of records) {
    if (typeof record[field] !== 'string') continue;
    const values = Object.fromEntries([...within, field].map(key => [key, record[key]]));
    const key = JSON.stringify(Object.values(values).map(value => (typeof value === 'string' ? foldSpelling(value) : (value ?? null))));
    if (!asked.has(key)) asked.set(key, values);
  }
  return [...asked.values()];
}
