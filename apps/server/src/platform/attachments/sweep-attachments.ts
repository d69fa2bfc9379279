import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { Registry } from '../registry/registry.ts';

/** Files of records that are gone, taken away in portions. Answers how many. */
export async function sweepAttachments(database: Kysely<Tables>, files: FileFolder, registry: Registry): Promise<number> {
  const entities = await database.selectFrom('attachment').select('entity').distinct().where('file_id', 'is not', null).execute();
  let swept = 0;
  for (const { entity } of entities) {
    const resource = registry.resource(entity)?.resource;
    if (!resource) continue;
    const { rows } = await sql<{ file_id: string }>`
      with stray as (
        select a.id, a.file_id from attachment as a
        where a.entity = ${entity} and a.file_id is not null and not exists (select from ${sql.table(resource.table)} as t
        where t.id = a.record_id) limit 500
      ), gone as (delete from attachment as a using stray where a.id = stray.id)
      select file_id from stray`.execute(database);
    for (const { file_id } of rows) {
      await database.deleteFrom('stored_file').where('id', '=', file_id).execute();
      await files.remove(file_id);
    }
    swept += rows.length;
  }
  return swept;
}
