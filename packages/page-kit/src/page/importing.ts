import type { RowReader } from '../resource/resource.ts';

/** How files are taken in. */
export interface Importing {
  /** Columns of the template, in order. */
  readonly columns: readonly string[];
  readonly mode: 'all_or_nothing' | 'per_document' | 'per_row';
  /**
   * Field of kind `lines` that the rows of a document become, a line each: rows of the same first unique key are one document. Columns of
   * its lines are named `lines.quantity`.
   */
  readonly lines?: string;
  /**
   * Fields of the head by which documents belong together, such as the source that several were split from: where a row of one is bad,
   * nothing of the others is taken in either.
   */
  readonly together?: readonly string[];
  /**
   * The rows are `lines` of documents that are there already, and this field names their document: each row is taken in or refused by
   * itself, and a bad one leaves its line as it is. What writes them stands with the entity on the server.
   */
  readonly into?: string;
  /** The lines stand side by side instead, at most so many: each row is a record, its columns are named `lines.1.quantity`. */
  readonly abreast?: number;
  /** Names of columns beside labels and keys, by field: those of files that others make. */
  readonly also?: Readonly<Record<string, readonly string[]>>;
  /** Fields that are asked for once for a whole file, because the files of others do not say whose they are. A column of the file goes before it. */
  readonly asked?: readonly string[];
  /** Names of columns that such files have and that are not taken in. */
  readonly passedOver?: readonly string[];
  /** Fields that the reader supplies where a file has no column for them. */
  readonly supplied?: readonly string[];
  /** Reads rows whose cells need more than the fields' own parsing. */
  readonly reader?: RowReader;
  /** Example row of the template, by field. */
  readonly example: Readonly<Record<string, string>>;
}
