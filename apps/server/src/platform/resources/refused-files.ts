import type { Refusal } from '@axle/kernel';
import type { HeldFile, RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fileFields, filesHeld } from './held-files.ts';
import type { RecordParts } from './record-parts.ts';

const unknown = (field: string): Refusal => ({
  code: 'FILE_UNKNOWN',
  field,
  message: { zh: '文件不存在或不是您上传的，请重新上传', en: 'The file does not exist or was not uploaded by you; upload it again' },
});

/**
 * Why a record may not hold its new files: each must be stored here under that name and size, uploaded by the user who adds it.
 * Otherwise a user who guesses the id of a file could read it by a record of their own.
 */
export async function refusedFiles(
  database: Kysely<Tables>,
  { resource, caller }: RecordParts,
  before: RecordValues | undefined,
  after: RecordValues,
): Promise<readonly Refusal[]> {
  const refused: Refusal[] = [];
  for (const path of fileFields(resource)) {
    const held = new Set(filesHeld(before ?? {}, path).map(({ id }) => id));
    const added = filesHeld(after, path).filter(({ id }) => !held.has(id));
    if (added.length === 0) continue;
    const stored = await database
      .selectFrom('stored_file')
      .select(['id', 'name', 'bytes'])
      .where(sql<boolean>`id = any(${added.map(({ id }) => id)}::uuid[])`)
      .where('created_by', '=', caller.access.userId)
      .execute();
    const same = (file: HeldFile) =>
      stored.some(({ id, name, bytes }) => id === file.id && name === file.name && Number(bytes) === file.bytes);
    if (!added.every(same)) refused.push(unknown(path.split('.')[0]!));
  }
  return refused;
}
