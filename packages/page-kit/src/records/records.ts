import type { Refusal, Result, Text } from '@axle/kernel';
import type { CountReply, ListPage, ListQuery, RecordRow } from '../query/list-query.ts';
import type { FieldTotal } from '../query/field-total.ts';
import type { SetReply } from './record-set.ts';
import type { RecordValues } from '../resource/resource.ts';

/** A record as the user last saw it: a change is refused with `ROW_CHANGED` when the version is no longer current. */
export interface Target {
  readonly id: number;
  readonly version: number;
}

/** Some fields of a record as they shall be, beside what the user saw in them: what others changed meanwhile in other fields stands. */
export interface CellsChange extends Target {
  /** By field; null empties. */
  readonly values: RecordValues;
  /** What the same fields held; an absent one was empty. */
  readonly before: RecordValues;
}

/** What became of the cells of one record: all that did not clash were saved, or, with refusals, none. */
export interface CellsOutcome {
  readonly id: number;
  /** The record as it stands now; absent where the actor cannot see one. */
  readonly row?: RecordRow;
  /** Fields that somebody else changed otherwise meanwhile: theirs stands in the row. */
  readonly clashes: readonly string[];
  readonly refusals: readonly Refusal[];
}

/** What became of one record of a batch. */
export interface TargetOutcome {
  readonly id: number;
  /** The record's name, for the list of results. */
  readonly name: string;
  /** Absent when it was done. */
  readonly refusal?: Refusal;
  /** What became of it where that is another state than the one that the action leads to. */
  readonly became?: Text;
  /** Address on which it goes on, opened in a new tab. */
  readonly open?: string;
  /** Address of the product that is shown next. */
  readonly next?: string;
}

/** One field's change; an absent side was empty. */
export interface FieldChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** In place of the two sides for the lines of a document: the lines that differ, by what they are known by. */
  readonly lines?: readonly LineChange[];
}

/** What happened to one line of a document. */
export interface LineChange {
  /** The values of the fields that name the line. */
  readonly key: RecordValues;
  readonly kind: 'added' | 'changed' | 'removed';
  /** Its place among the lines, from 0: afterwards, or before where it is gone. */
  readonly at: number;
  readonly changes: readonly FieldChange[];
}

/** One entry of a record's history, newest first. */
export interface HistoryEntry {
  readonly id: number;
  readonly action: 'add' | 'update' | 'enable' | 'disable' | 'del' | 'import' | 'state';
  readonly by?: number;
  readonly at: string;
  readonly version: number;
  /** Number of the change request that it applied. */
  readonly request?: string;
  readonly changes: readonly FieldChange[];
}

/** A value that occurs in a field, and in how many records. */
export interface FieldValueCount {
  readonly value: unknown;
  readonly count: number;
}

/** The records of one resource, within the rights, scope and field blocks of the user who asks. */
export abstract class Records {
  /** Rows in order; refused with `BAD_QUERY` for fields or values that do not fit. */
  abstract list(query: ListQuery): Promise<Result<ListPage>>;
  /** How many rows match the filters. */
  abstract count(query: Pick<ListQuery, 'filters'>): Promise<Result<CountReply>>;
  /** The sums of number fields over all rows that match, each currency and unit by itself; a field that may not be read has none. */
  abstract totals(fields: readonly string[], query: Pick<ListQuery, 'filters'>): Promise<Result<readonly FieldTotal[]>>;
  /** Takes all that match as a set: their number, and the moment that separates them from records created later. */
  abstract gather(query: Pick<ListQuery, 'filters'>): Promise<Result<SetReply>>;
  /** One record; `NOT_FOUND` when it does not exist or lies outside the actor's scope. */
  abstract read(id: number): Promise<Result<RecordRow>>;
  /**
   * Makes a record; the refusals name their fields. `DUPLICATE_IN_DB` when another record holds the same unique values, `FORBIDDEN` for
   * fields the actor may not write.
   */
  abstract add(values: RecordValues): Promise<Result<RecordRow, readonly Refusal[]>>;
  /**
   * Changes the given fields of a record; absent fields stay, null empties. `ROW_CHANGED` when the version is old, `IMMUTABLE` for fields
   * that are fixed; a record sent as it is keeps its version.
   */
  abstract update(target: Target, values: RecordValues): Promise<Result<RecordRow, readonly Refusal[]>>;
  /**
   * Changes cells of many records, each on its own. An old version is no reason to refuse: only where another user changed the same field
   * otherwise, the cell keeps that value and is reported.
   */
  abstract change(changes: readonly CellsChange[]): Promise<Result<readonly CellsOutcome[]>>;
  /** Deletes records, each on its own. */
  abstract del(targets: readonly Target[]): Promise<Result<readonly TargetOutcome[]>>;
  /** Puts records in or out of use, each on its own. */
  abstract setEnabled(targets: readonly Target[], enabled: boolean): Promise<Result<readonly TargetOutcome[]>>;
  /** What happened to a record, newest first. */
  abstract history(id: number): Promise<Result<readonly HistoryEntry[]>>;
  /**
   * How many records hold each of these values of a field, in the order asked; of a pasted batch, at most 5,000. None is missing, several
   * are ambiguous. Other conditions do not count.
   */
  abstract match(field: string, values: readonly unknown[]): Promise<Result<readonly number[]>>;
  /**
   * The different values of a field among the rows that match (of lists, their entries), by value, at most 1,000, without empty ones; for
   * select boxes and cascades.
   */
  abstract values(field: string, query: Pick<ListQuery, 'filters'>): Promise<Result<readonly FieldValueCount[]>>;
}
