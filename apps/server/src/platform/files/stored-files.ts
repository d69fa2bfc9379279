import type { PictureSize } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { LaidFile } from './file-folder.ts';
import type { PhotoPlace } from './upright-picture.ts';

/** What is said of a file beside its bytes. */
export interface FileDescription {
  /** Name for people, with its ending. */
  readonly name: string;
  readonly mediaType: string;
  /** User who brought it or asked for it. */
  readonly by: number;
  /** What a Word or text file says, where its words were read. */
  readonly words?: string | undefined;
  /** The size of a picture. */
  readonly picture?: PictureSize | undefined;
  /** Where a photo was taken; seen by nobody unless a record asks for it. */
  readonly place?: PhotoPlace | undefined;
}

/** Notes a laid file as kept. In the transaction of whatever refers to it: without that the sweep takes the file away again. */
export async function keepFile(database: Kysely<Tables>, file: LaidFile, description: FileDescription): Promise<void> {
  await database
    .insertInto('stored_file')
    .values({
      id: file.id,
      name: description.name,
      bytes: file.bytes,
      sha256: file.sha256,
      media_type: description.mediaType,
      created_by: description.by,
      words: description.words,
      width: description.picture?.width,
      height: description.picture?.height,
      latitude: description.place?.latitude,
      longitude: description.place?.longitude,
    })
    .execute();
}

/** Media types of the table files that we write. */
export const tableMediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** Media types of the files that exports leave, by their formats. */
export const exportMediaTypes = { ...tableMediaTypes, zip: 'application/zip', pdf: 'application/pdf' } as const;
