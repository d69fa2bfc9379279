import type { Language, Result } from '@axle/kernel';
import type { RecordRow, RecordValues, ReferenceNames } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import type { PageEntry } from '../registry/page-registry.ts';
import type { ExportQuery } from './export-query.ts';
import type { Registry } from '../registry/registry.ts';

/** What lines of csv hold beyond the rows themselves. */
export interface CsvWriting {
  readonly columns: readonly string[];
  readonly language: Language;
  /** Titles of pages by key and by import key. */
  readonly pages: ReadonlyMap<string, string>;
}

/** The rows that exports write: those that a user sees on a page, within scope and field blocks. */
export interface ExportSource {
  /** The definitions by which values are named. */
  readonly registry: Registry;
  /** How many rows match, exactly; refused for fields or values that do not fit. */
  count(entry: PageEntry, access: Access, query: ExportQuery): Promise<Result<number>>;
  /** The rows in portions, in order, in memory one portion at a time. Ends early with the signal's reason thrown. */
  rows(entry: PageEntry, access: Access, query: ExportQuery, signal?: AbortSignal): AsyncIterable<readonly RecordRow[]>;
  /** The records that some rows refer to. */
  names?(entry: PageEntry, access: Access, rows: readonly RecordValues[]): Promise<ReferenceNames>;
  /**
   * The same rows as lines of csv without a header, written by the database itself in chunks of bytes, which is many times quicker;
   * undefined where a column is of a kind that it cannot write, or the engine cannot do it.
   */
  csv?(entry: PageEntry, access: Access, query: ExportQuery, writing: CsvWriting, signal?: AbortSignal): AsyncIterable<Buffer> | undefined;
}
