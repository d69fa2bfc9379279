import { type Line, linesIn, type RecordRow } from '@axle/page-kit';
import type { SheetPhoto } from '@axle/wire';
import { sql } from 'kysely';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { withLines } from '../../../platform/resources/query/select-lines.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

/** The photos of a sampling with what is drawn over them now; none for whoever may not see its photos. */
export async function sheetPhotos(parts: RecordParts, sampling: RecordRow): Promise<readonly SheetPhoto[]> {
  if (!fieldRights(parts).mayRead('photos')) return [];
  const { database, caller } = parts;
  const { rows } = await sql<{ id: number; version: number; photo: string }>`
    select id, version, photo from quality_photo where sampling = ${sampling.id} order by place`.execute(database);
  const { resource } = caller.registry.resource('qualityImage')!;
  const marked = await withLines(database, resource, ['marks'], rows);
  return marked.map((row): SheetPhoto => {
    const marks = linesIn(row, 'marks').filter((line: Line) => line['replaced'] !== true);
    return { photo: String(row['photo']), version: row.version, marks };
  });
}
