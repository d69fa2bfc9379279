import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { Log } from '../host/log.ts';
import { extensionPoint } from '../registry/extension-point.ts';
import type { Registry } from '../registry/registry.ts';
import type { JobQueue } from './job-queue.ts';

/** What the background work of modules is done with. */
export interface BackgroundParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly files: FileFolder;
  readonly queue: JobQueue;
  readonly log: Log;
  readonly now: () => Date;
}

/** Periodic work that nobody has to request. */
export type BackgroundWork = (parts: BackgroundParts) => Promise<unknown>;

/** What is done every ten minutes, one after the other in the order of the modules, beside the sweeping of old files. */
export const sweeps = extensionPoint<BackgroundWork>('sweep');

/** Work with a rhythm of its own. */
export interface Round {
  /** Milliseconds between two rounds. */
  readonly every: number;
  readonly work: BackgroundWork;
}

/** Rounds by what they do. */
export const rounds = extensionPoint<Round>('round');

/** Works at one message of a queue of its own: the id of a record. */
export type QueueWorker = (parts: BackgroundParts, id: number) => Promise<void>;

/** Workers by the name of their queue. */
export const queueWorkers = extensionPoint<QueueWorker>('worker of a queue');
