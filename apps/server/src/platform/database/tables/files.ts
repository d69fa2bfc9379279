import type { GeneratedAlways } from 'kysely';
import type { InstantNow, OptionalLater, OptionalOnce } from './columns.ts';

export interface StoredFileTable {
  id: string;
  name: string;
  bytes: number;
  sha256: string;
  media_type: string;
  created_by: number | null;
  created_at: InstantNow;
  /** What a Word or text file says. */
  words: OptionalOnce<string>;
}

export interface AttachmentTable {
  id: GeneratedAlways<number>;
  entity: string;
  record_id: number;
  file_id: string | null;
  name: string;
  bytes: number;
  media_type: string;
  created_by: number;
  created_at: InstantNow;
  removed_by: OptionalLater<number>;
  removed_at: OptionalLater<string, Date>;
}

/** The tables of this word by name. */
export interface FilesTables {
  stored_file: StoredFileTable;
  attachment: AttachmentTable;
}
