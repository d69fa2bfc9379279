import type { SizedImage } from '@axle/development';
import type { HeldFile, RecordRow } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The pictures of a registration with their sizes, as far as these are known. */
export async function sizedImages(database: Kysely<Tables>, record: RecordRow): Promise<readonly SizedImage[]> {
  const images = (record['images'] ?? []) as readonly HeldFile[];
  if (images.length === 0) return [];
  const ids = images.map(({ id }) => id);
  const rows = await database.selectFrom('stored_file').select(['id', 'width', 'height']).where('id', 'in', ids).execute();
  const sizes = new Map(rows.map(({ id, width, height }) => [id, { width: width ?? undefined, height: height ?? undefined }]));
  return images.map(({ id, name }) => ({ name, ...sizes.get(id) }));
}
