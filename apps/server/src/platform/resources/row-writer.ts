import type { Refusal } from '@axle/kernel';
import type { Access } from '@axle/permissions';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { extensionPoint, knowsEntity } from '../registry/extension-point.ts';
import type { ImportEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { CheckedRow } from '../imports/check-row.ts';

/** What became, or would become, of a row. */
export interface RowOutcome {
  readonly row: number;
  readonly kind: 'new' | 'changed' | 'same' | 'bad';
  readonly refusals: readonly Refusal[];
}

/** For whom and for which import rows are written. */
export interface RowWriting {
  readonly registry: Registry;
  readonly entry: ImportEntry;
  readonly access: Access;
  /** Id of the import task, for the audit trail. */
  readonly importTask: number;
  readonly now: Date;
  /** Why the file changes records, in the words of who imports it. */
  readonly why?: string;
  /** Nothing is to stay: the caller undoes in the database what is written. */
  readonly dryRun: boolean;
}

/** Writes rows into the records of one import, in file order; it may remember between portions what the file brought before. */
export interface RowWriter {
  write(database: Kysely<Tables>, rows: readonly CheckedRow[]): Promise<readonly RowOutcome[]>;
  /** What rows that are bad by themselves lack besides because no record has their key, by row. */
  lacking?(database: Kysely<Tables>, rows: readonly CheckedRow[]): Promise<ReadonlyMap<number, readonly Refusal[]>>;
  /** Does what follows from the rows that were written, in the transaction that wrote them. */
  follow?(transaction: Transaction<Tables>): Promise<void>;
  /** Whether a row of a dry run so far changes what must be explained. */
  asksReason?(): boolean;
}

/** Opens the writer of one import. */
export type OpenRowWriter = (writing: RowWriting) => RowWriter;

/**
 * What writes the rows of imports that become no record each, such as those that go into documents which are there already: by entity, or
 * by entity and kind of file.
 */
export const importWriters = extensionPoint<OpenRowWriter>('writer of imports', knowsEntity);
