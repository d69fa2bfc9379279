import type { Result } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import type { PageEntry } from '../pages/registry.ts';
import type { ExportQuery } from './export-query.ts';

/** The rows that exports write: those that a user sees on a page, within scope and field blocks. */
export interface ExportSource {
  /** How many rows match, exactly; refused for fields or values that do not fit. */
  count(entry: PageEntry, access: Access, query: ExportQuery): Promise<Result<number>>;
  /** The rows in portions, in order, in memory one portion at a time. Ends early with the signal's reason thrown. */
  rows(entry: PageEntry, access: Access, query: ExportQuery, signal?: AbortSignal): AsyncIterable<readonly RecordRow[]>;
}
