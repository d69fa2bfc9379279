import { type Resource, snakeCase } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Registry } from '../../registry/registry.ts';
import { putSearchTexts, searchTextOf } from './keep-search-texts.ts';

/** Records that are looked for, and of these read and written, at once. */
const [mostMissing, atOnce] = [100_000, 5000];

/**
 * Works out the search texts of records that have none, whatever wrote them: rows that come with the schema, and what is written in bulk
 * beside the records' own calls. Answers how many there were.
 */
export async function fillSearchTexts(database: Kysely<Tables>, registry: Registry): Promise<number> {
  let filled = 0;
  for (const { resource } of registry.resources) if (resource.searched.length > 0) filled += await fillOf(database, resource);
  return filled;
}

/** The same of one resource. */
export async function fillOf(database: Kysely<Tables>, resource: Resource): Promise<number> {
  for (let filled = 0; ;) {
    const missing = await missingOf(database, resource);
    for (let from = 0; from < missing.length; from += atOnce) await fill(database, resource, missing.slice(from, from + atOnce));
    filled += missing.length;
    if (missing.length < mostMissing) return filled;
  }
}

const missingOf = async (database: Kysely<Tables>, { entity, table }: Resource): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(table)} as t where not exists (
      select 1 from search_text as kept where kept.entity = ${sql.lit(entity)} and kept.record_id = t.id)
    limit ${mostMissing}`.execute(database);
  return rows.map(({ id }) => id);
};

async function fill(database: Kysely<Tables>, resource: Resource, ids: readonly number[]): Promise<void> {
  const columns = sql.join(resource.searched.map(key => sql`t.${sql.ref(snakeCase(key))} as ${sql.ref(key)}`));
  const { rows } = await sql<Readonly<Record<string, unknown>> & { readonly id: number }>`
    select t.id, ${columns} from ${sql.table(resource.table)} as t where t.id = any(${ids}::bigint[])`.execute(database);
  await putSearchTexts(
    database,
    resource,
    rows.map(row => ({ id: row.id, text: searchTextOf(resource, row) })),
    // what was written meanwhile is newer
    sql`nothing`,
  );
}
