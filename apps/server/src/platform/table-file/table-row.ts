import type { ImportFormat, NumberShape, TextEncoding } from '@axle/tasks';

/** One row of a table file; blank rows are left out but counted by the numbers. */
export interface TableRow {
  /** Row number as a spreadsheet shows it; the header is row 1. */
  readonly row: number;
  /** The texts of the cells from the first column on. */
  readonly cells: readonly string[];
  /** What a spreadsheet made of cells, by column from 0. */
  readonly marks?: Readonly<Record<number, CellMark>>;
}

/**
 * What a spreadsheet made of what somebody typed: a day, a time or a percent; a whole number of more digits than it keeps; a number of a
 * workbook that counts days from 1904 on.
 */
export type CellMark = 'date' | 'time' | 'percent' | 'long' | 'from1904';

/** How a file was read, for people to know. */
export interface TableReading {
  /** Rows that are hidden, by a filter for instance, and the first of them. They are read like all others. */
  readonly hiddenRows?: number;
  readonly firstHidden?: number;
  /** The sign between the cells of a text. */
  readonly delimiter?: string;
  /** What the cells of each column of a text show of point and comma; spreadsheets hold numbers as such. */
  readonly numbers?: readonly (readonly NumberShape[])[];
}

/** A file that was read. */
export interface ReadTable {
  readonly rows: readonly TableRow[];
  readonly reading: TableReading;
}

/** Rows that follow each other in a file. */
export interface TablePortion {
  readonly rows: readonly TableRow[];
  /** Rows of the whole file without the header. */
  readonly total: number;
  readonly reading: TableReading;
}

/** What of a file is taken in. */
export interface TableLimits {
  /** Rows below the header. */
  readonly rows: number;
  readonly columns: number;
  /** Characters of one cell. */
  readonly cellLength: number;
  /** Bytes of a xlsx file when unpacked. */
  readonly unpackedBytes: number;
  /** Megabytes of memory that are taken for a file. */
  readonly memory: number;
}

/** Why a file cannot be read as a table. */
export type TableFault =
  | { readonly kind: 'notWhatItSays' | 'encoding' | 'encrypted' | 'tooComplex' | 'tooManyRows' | 'tooManyColumns' }
  | { readonly kind: 'broken' | 'cellTooLong'; readonly row: number };

/** The job of the process that reads. */
export interface TableJob {
  readonly path: string;
  readonly format: ImportFormat;
  readonly limits: TableLimits;
  /** The encoding that somebody chose for a text. */
  readonly encoding?: TextEncoding | undefined;
}

/** What the process that reads is asked of a Word document or a text file: what it says. */
export interface WordsJob {
  readonly path: string;
  readonly format: 'docx' | 'txt';
  /** Most bytes of all texts together, unpacked. */
  readonly mostBytes: number;
}

/** What the process that reads is asked of a zip: what stands in one of its files. */
export interface EntryJob {
  readonly path: string;
  readonly entry: string;
  readonly mostBytes: number;
}

/**
 * What the process that reads answers: rows in portions, each after the one before was asked for, the words of a document, a file of a zip,
 * a fault of the file, or that it failed itself.
 */
export type TableMessage =
  | { readonly kind: 'words'; readonly words: string | undefined }
  | { readonly kind: 'entry'; readonly content: Uint8Array | undefined }
  | ({ readonly kind: 'rows'; readonly last: boolean } & TablePortion)
  | { readonly kind: 'fault'; readonly fault: TableFault }
  | { readonly kind: 'failed'; readonly reason: string };

/** Thrown while reading; distinguishes a fault of the file from a bug of ours. */
export class TableFaultError extends Error {
  readonly fault: TableFault;

  constructor(fault: TableFault) {
    super(fault.kind);
    this.fault = fault;
  }
}
