import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Registry } from '../registry/registry.ts';
import type { Log } from '../host/log.ts';
import type { OpenRowWriter } from '../resources/row-writer.ts';

/** What imports are made with. */
export interface ImportParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly files: FileFolder;
  readonly queue: JobQueue;
}

/** What running imports needs beyond that. */
export interface ImportWork extends ImportParts {
  readonly openRowWriter: OpenRowWriter;
  readonly log: Log;
  /** Aborts when the server stops: work is handed back to the queue. */
  readonly stopping: AbortSignal;
  readonly now: () => Date;
}

/** An import task as it is stored. */
export type ImportTaskRow = Selectable<Tables['import_task']>;

/** The whole key of a task: its page's, and the variant where it is one. */
export const taskKey = ({ key, variant }: Pick<ImportTaskRow, 'key' | 'variant'>): string => (variant === null ? key : `${key}.${variant}`);
