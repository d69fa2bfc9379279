import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { PageRegistry } from '../registry/registry.ts';
import type { Log } from '../host/log.ts';
import type { ActionHandlers } from '../resources/calls/action-handler.ts';

/** A bulk action as it is stored. */
export type BulkTaskRow = Selectable<Tables['bulk_task']>;

/** What bulk actions are made with. */
export interface BulkParts {
  readonly database: Kysely<Tables>;
  readonly registry: PageRegistry;
  readonly handlers: ActionHandlers;
  readonly queue: JobQueue;
  readonly files: FileFolder;
  readonly log: Log;
}

/** What working at bulk actions needs. */
export interface BulkWork extends Pick<BulkParts, 'database' | 'registry' | 'handlers' | 'log'> {
  readonly stopping: AbortSignal;
  readonly now: () => Date;
}
