import { searchText } from '@axle/kernel';
import { type RecordRow, type Resource, searchedTexts } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { WrittenRow } from '../writes/follow-writes.ts';

/** [K20] What a record is found by, as the server keeps it. */
export const searchTextOf = ({ searched }: Resource, record: Readonly<Record<string, unknown>>): string =>
  searchText(searchedTexts(searched, record));

/** Keeps the search texts of written records, in the transaction that writes them. */
export async function keepSearchTexts(transaction: Kysely<Tables>, resource: Resource, rows: readonly WrittenRow[]): Promise<void> {
  if (resource.searched.length === 0) return;
  const texts = rows.flatMap(({ before, after }) => {
    if (!after) return [];
    const text = searchTextOf(resource, after);
    return before && searchTextOf(resource, before) === text ? [] : [{ id: after.id, text }];
  });
  await putSearchTexts(transaction, resource, texts);
  const gone = rows.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  if (gone.length > 0)
    await transaction.deleteFrom('search_text').where('entity', '=', resource.entity).where('record_id', 'in', gone).execute();
}

/** Writes search texts in one statement; by default they replace the existing ones. */
export async function putSearchTexts(
  database: Kysely<Tables>,
  { entity }: Resource,
  texts: readonly (Pick<RecordRow, 'id'> & { readonly text: string })[],
  whereKept: RawBuilder<unknown> = sql`update set text = excluded.text`,
): Promise<void> {
  if (texts.length === 0) return;
  await sql`
    insert into search_text (entity, record_id, text)
    select ${entity}::text, g.id, g.text from json_to_recordset(${JSON.stringify(texts)}::json) as g (id bigint, text text)
    on conflict (entity, record_id) do ${whereKept}`.execute(database);
}
