import type { Text } from '@axle/kernel';
import type { RowReader } from '../resource/resource.ts';

/** A column of a file: a field, or a column of its lines, `lines.quantity`. */
export type FileColumn<Name extends string = string> = Name | `${Name}.${string}`;

/** How files are taken in. */
export interface Importing<Name extends string = string> {
  /** Columns of the template, in order. */
  readonly columns: readonly FileColumn<Name>[];
  readonly mode: 'all_or_nothing' | 'per_document' | 'per_row';
  /**
   * Field of kind `lines` that the rows of a document become, a line each: rows of the same first unique key are one document. Columns of
   * its lines are named `lines.quantity`.
   */
  readonly lines?: Name;
  /** A bad line is refused by itself: its document is taken in with the others. What is wrong with the head refuses it whole. */
  readonly linesAlone?: true;
  /**
   * Fields of the head by which documents belong together, such as the source that several were split from: where a row of one is bad,
   * nothing of the others is taken in either.
   */
  readonly together?: readonly Name[];
  /**
   * The rows are `lines` of documents that are there already, and this field names their document: each row is taken in or refused by
   * itself, and a bad one leaves its line as it is. What writes them stands with the entity on the server.
   */
  readonly into?: string;
  /**
   * Columns beside those named here hold values of this field, a column for each thing that may have one, such as a property: the server
   * says which there are, and what writes such rows stands with the entity there.
   */
  readonly across?: Name;
  /**
   * The lines stand side by side instead, at most so many: each row is a record, its columns are named `lines.1.quantity`. Where the field
   * of the lines is itself a column, they stand in that one cell, which the reader takes apart into those.
   */
  readonly abreast?: number;
  /** Names of columns beside labels and keys, by field: those of files that others make. */
  readonly also?: Readonly<Record<string, readonly string[]>>;
  /**
   * Fields that are asked for once for a whole file, because the files of others do not say whose they are. A column of the file goes
   * before it.
   */
  readonly asked?: readonly Name[];
  /** Names of columns that such files have and that are not taken in. */
  readonly passedOver?: readonly string[];
  /** Fields that the reader supplies where a file has no column for them. */
  readonly supplied?: readonly FileColumn<Name>[];
  /** Reads rows whose cells need more than the fields' own parsing. */
  readonly reader?: RowReader;
  /** Rows change records that are there; one whose key names none is refused. */
  readonly changesOnly?: boolean;
  /** Rows make new records; one whose key a record has already is refused. */
  readonly addsOnly?: boolean;
  /** Fields of tags whose values a row adds to those of its record; texts that `alike` makes equal are one value. */
  readonly adds?: readonly { readonly field: Name; readonly alike: (value: string) => string }[];
  /** Files come packed in a zip: each is a record. */
  readonly zip?: ZippedRecords<Name>;
  /** Example row of the template, by field. */
  readonly example: Readonly<Record<string, string>>;
  /** Kinds of file beside this one, to choose from when importing. */
  readonly variants?: readonly ImportVariant<Name>[];
}

/** How the files of a zip become records. */
export interface ZippedRecords<Name extends string = string> {
  /** Fields that the name of a file gives, parted by `_`; the last takes what is left before the ending. */
  readonly named: readonly Name[];
  /** Field that the file itself goes into. */
  readonly file: Name;
}

/** One of several kinds of file that a page takes in: a template of its own, under the same right and the same unique key. */
export interface ImportVariant<Name extends string = string> extends Omit<Importing<Name>, 'variants' | 'asked'> {
  /** Stands behind the key of the page's imports: `basic_sku_list.skuSize`. */
  readonly key: string;
  readonly title: Text;
}

/** What a page takes in: its own kind of file, or one of its variants. */
export const importingOf = (importing: Importing | undefined, variant: string | null): Importing | undefined =>
  variant === null ? importing : importing?.variants?.find(({ key }) => key === variant);
