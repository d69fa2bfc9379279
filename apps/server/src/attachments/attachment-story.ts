import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A file that was added to a record, or taken off it: an entry of the record's timeline. */
export interface AttachmentStory {
  readonly kind: 'fileAdded' | 'fileRemoved';
  readonly at: string;
  readonly by: number;
  readonly name: string;
  readonly bytes: number;
}

/** What happened with the files of a record, newest first. Whoever asks has made sure that the reader may see the record. */
export async function attachmentStory(database: Kysely<Tables>, entity: string, recordId: number): Promise<readonly AttachmentStory[]> {
  const rows = await database
    .selectFrom('attachment')
    .select(['name', 'bytes', 'created_by', 'created_at', 'removed_by', 'removed_at'])
    .where('entity', '=', entity)
    .where('record_id', '=', recordId)
    .execute();
  return rows
    .flatMap(({ name, bytes, created_by, created_at, removed_by, removed_at }): readonly AttachmentStory[] => [
      { kind: 'fileAdded', at: created_at, by: created_by, name, bytes },
      ...(removed_at !== null && removed_by !== null
        ? [{ kind: 'fileRemoved' as const, at: removed_at, by: removed_by, name, bytes }]
        : []),
    ])
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
}
