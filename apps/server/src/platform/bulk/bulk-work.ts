import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Registry } from '../registry/registry.ts';
import type { Log } from '../host/log.ts';

/** A bulk action as it is stored. */
export type BulkTaskRow = Selectable<Tables['bulk_task']>;

/** What bulk actions are made with. */
export interface BulkParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly queue: JobQueue;
  readonly files: FileFolder;
  readonly log: Log;
}

/** What working at bulk actions needs. */
export interface BulkWork extends Pick<BulkParts, 'database' | 'registry' | 'log'> {
  readonly stopping: AbortSignal;
  readonly now: () => Date;
}
