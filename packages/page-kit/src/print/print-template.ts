import type { Language, Text } from '@axle/kernel';

/** Where an element stands on its sheet, in millimetres from the upper left corner. */
export interface PrintPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Words with fields in them: `{make} {model}`, a number filled up with zeros by `{boxNo:06}`. Fields are written as readers see them; one
 * that is empty, or that the printing person may not read, leaves nothing.
 */
export type PrintWords = string | Text;

/** Words, cut off where they do not fit. */
export interface PrintedText extends PrintPlace {
  readonly kind: 'text';
  readonly words: PrintWords;
  /** Height of the letters in points. */
  readonly size: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Most lines. Default 1. */
  readonly lines?: number;
}

/**
 * A barcode: Code 128 takes ASCII, GS1-128 application identifiers such as `(01)…(10)…`, QR anything. A value that begins with a slash is an
 * address within the product: it is printed in full, for a camera to open, and is empty where one of its fields is.
 */
export interface PrintedBarcode extends PrintPlace {
  readonly kind: 'barcode';
  readonly symbology: 'code128' | 'gs1-128' | 'qr';
  readonly value: string;
  /** Left out where its value is empty, such as that of a waybill that is still to come; others are refused there. */
  readonly optional?: true;
}

/**
 * The records as the rows of a table, which goes on over as many sheets as it takes, for templates of one sheet for all; or the lines of
 * the record, for templates of a sheet for each.
 */
export interface PrintedTable extends PrintPlace {
  readonly kind: 'table';
  /**
   * Fields in order with their widths in millimetres; `barcode` draws the text as one too, above it, `label` heads the column in place of
   * the field's, `as` is what `columnsBy` calls it in place of its field.
   */
  readonly columns: readonly {
    readonly field: string;
    readonly width: number;
    readonly barcode?: 'code128';
    readonly label?: Text;
    readonly as?: string;
  }[];
  /** Field of the record, several choices, that names the columns which are drawn, in their order; all where it is empty. */
  readonly columnsBy?: string;
  readonly size: number;
  /** Field of the record whose lines are the rows. */
  readonly lines?: string;
  /** Height of a row in millimetres, where letters alone need less. */
  readonly rowHeight?: number;
}

/**
 * Long texts of the record, one after the other under their titles, on as many sheets of their own behind the others as they take; none
 * where all of them are empty. Each of these sheets has the heading.
 */
export interface PrintedProse extends PrintPlace {
  readonly kind: 'prose';
  readonly heading: PrintWords;
  readonly parts: readonly { readonly title: Text; readonly field: string }[];
  readonly size: number;
}

/**
 * Pictures of the record in tiles, on as many sheets of their own behind the others as they take; none where there are none. Each of these
 * sheets has the heading. What stands below and over each picture is up to the module that keeps them.
 */
export interface PrintedPictures extends PrintPlace {
  readonly kind: 'pictures';
  readonly heading: PrintWords;
  /** Field of the record that holds the files: whoever may not read it gets none. */
  readonly field: string;
  readonly across: number;
  readonly down: number;
  /** Of the letters below a picture. */
  readonly size: number;
}

/** A picture of the record in a place of its own, as large as fits there: the first file of a field; nothing where there is none. */
export interface PrintedPicture extends PrintPlace {
  readonly kind: 'picture';
  /** Field of the record that holds the file: whoever may not read it gets none. */
  readonly field: string;
}

/** What stands on a sheet. */
export type PrintElement = PrintedText | PrintedBarcode | PrintedTable | PrintedProse | PrintedPictures | PrintedPicture;

/** A label or a document as data. */
export interface PrintTemplate {
  readonly key: string;
  readonly title: Text;
  /** What it is written in, whoever prints it: a letter to somebody else. Without it in the language of its reader. */
  readonly language?: Language;
  /** Raised with every change of what is printed; kept with each print. */
  readonly version: number;
  /** Size of a sheet in millimetres. */
  readonly sheet: { readonly width: number; readonly height: number };
  /** A sheet for each record, or the records together. */
  readonly per: 'record' | 'all';
  /**
   * What the print itself is written in: PDF, or for labels of texts and barcodes the language of label printers. A preview is always a
   * PDF.
   */
  readonly format?: 'pdf' | 'zpl';
  /** Lines of the record, of which each has a sheet of its own: their columns are fields as those of the record are. */
  readonly lines?: string;
  /** Records side by side on a sheet of labels: the elements stand within a tile, copies of a record follow each other. */
  readonly tiles?: { readonly across: number; readonly down: number; readonly width: number; readonly height: number };
  /** Referenced records are printed by code and name, as in a letter to somebody who does not know the codes; otherwise by code. */
  readonly namesRecords?: true;
  readonly elements: readonly PrintElement[];
}

/** Words with the texts of fields in the place of their names; places that stay empty leave no double spaces. */
export const filledWords = (words: string, textOf: (field: string) => string): string =>
  words
    .replace(/\{(\w+)(?::0(\d+))?\}/g, (_, field: string, digits = '0') => textOf(field).padStart(Number(digits), '0'))
    .replace(/ {2,}/g, ' ')
    .trim();

/** Fields of several choices by which records say which columns a template draws. */
export const fieldsOfColumns = ({ elements }: PrintTemplate): readonly string[] =>
  elements.flatMap(element => (element.kind === 'table' && element.columnsBy !== undefined ? [element.columnsBy] : []));

const fieldsIn = (words: PrintWords): readonly string[] =>
  [...(typeof words === 'string' ? words : words.zh + words.en).matchAll(/\{(\w+)(?::0\d+)?\}/g)].map(([, field = '']) => field);

/** The fields that a template prints. */
export const printedFields = ({ elements }: PrintTemplate): readonly string[] => [
  ...new Set(
    elements.flatMap(element => {
      if (element.kind === 'prose') return [...element.parts.map(({ field }) => field), ...fieldsIn(element.heading)];
      if (element.kind === 'pictures') return fieldsIn(element.heading);
      if (element.kind === 'picture') return [];
      if (element.kind === 'table')
        return [
          ...(element.lines === undefined ? element.columns.map(({ field }) => field) : [element.lines]),
          ...(element.columnsBy === undefined ? [] : [element.columnsBy]),
        ];
      return fieldsIn(element.kind === 'barcode' ? element.value : element.words);
    }),
  ),
];
