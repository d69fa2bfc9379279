import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { extensionPoint } from '../registry/extension-point.ts';
import type { Registry } from '../registry/registry.ts';
import type { MainCall } from './main/main-call.ts';
import type { OfficeCall } from './office/office-call.ts';

/** What the calls of modules are made with. */
export interface ModuleCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly files: FileFolder;
  readonly queue: JobQueue;
}

/** Calls of the main gateway beside those that follow from definitions, by what they are about. */
export const mainCalls = extensionPoint<(parts: ModuleCallParts) => readonly MainCall[]>('call of the main gateway');

/** Calls of the office gateway, by what they are about. */
export const officeCalls = extensionPoint<(parts: ModuleCallParts) => readonly OfficeCall[]>('call of the office gateway');
