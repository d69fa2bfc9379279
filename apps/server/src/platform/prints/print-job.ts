import { inLanguage, type Language } from '@axle/kernel';
import { filledWords, type PrintedBarcode, type PrintTemplate, type PrintWords, scannedNumber } from '@axle/page-kit';
import type { MissingLetters } from '@axle/wire';
import { publicAddress } from '../host/public-address.ts';
import { lettersMissing } from './print-fonts.ts';
import { printableText } from './printable-text.ts';
import type { DrawnPicture } from './printed-pictures.ts';

/** The texts of a record's fields, or of a line's, as their reader sees them. */
export type RecordTexts = Readonly<Record<string, string>>;

/** What is printed: the texts of each record's fields, in the order of the sheets. */
export interface PrintJob {
  readonly template: PrintTemplate;
  readonly language: Language;
  readonly records: readonly RecordTexts[];
  /** The texts of each record's lines by their field, in the order of the records, where the template prints some. */
  readonly lines?: readonly Readonly<Record<string, readonly RecordTexts[]>>[];
  /** The pictures of each record, in the order of the records, where the template prints some. */
  readonly pictures?: readonly (readonly DrawnPicture[])[];
  /** The pictures in places of their own by field, in the order of the records, where the template has such places. */
  readonly placed?: readonly Readonly<Record<string, DrawnPicture>>[];
  /** Heads of a table's columns by field, those of lines as `lines.qty`. */
  readonly labels: RecordTexts;
  /** Columns of tables that hold numbers, named as in `labels`: they stand on the right. */
  readonly numbers?: ReadonlySet<string>;
  readonly copies: number;
  /** Written across every sheet, so that a preview is not taken for a print. */
  readonly mark?: string;
}

const printableTexts = (texts: RecordTexts): RecordTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, printableText(text)]));

/** A job with its texts as paper takes them. */
export const printableJob = (job: PrintJob): PrintJob => ({
  ...job,
  records: job.records.map(printableTexts),
  labels: printableTexts(job.labels),
  ...(job.pictures && {
    pictures: job.pictures.map(own =>
      own.map(picture => ({
        ...picture,
        caption: printableText(picture.caption),
        over: picture.over.map(shape => ({ ...shape, words: shape.words && printableText(shape.words) })),
      })),
    ),
  }),
  ...(job.lines && {
    lines: job.lines.map(own => Object.fromEntries(Object.entries(own).map(([field, rows]) => [field, rows.map(printableTexts)]))),
  }),
});

const said = (words: PrintWords, language: Language): string => (typeof words === 'string' ? words : inLanguage(words, language));

/** What words of the template say of a record. */
export const wordsOf = (words: PrintWords, record: RecordTexts, language: Language): string =>
  filledWords(said(words, language), field => record[field] ?? '');

/** What a barcode of the template holds of a record: numbers without the hyphens that people read them by; addresses in full. */
export function codeOf({ value }: PrintedBarcode, record: RecordTexts): string {
  if (!value.startsWith('/')) return scannedNumber(filledWords(value, field => record[field] ?? ''));
  const texts: string[] = [];
  const address = filledWords(value, field => {
    const text = scannedNumber(record[field] ?? '');
    texts.push(text);
    return encodeURIComponent(text);
  });
  return texts.includes('') ? '' : `${publicAddress() ?? ''}${address}`;
}

/** Every text that the job may write. */
export function textsOf({ template, records, labels, language, mark = '', lines = [], pictures = [] }: PrintJob): readonly string[] {
  const words = template.elements.flatMap(element =>
    element.kind === 'text'
      ? said(element.words, language)
      : element.kind === 'prose'
        ? [said(element.heading, language), ...element.parts.map(({ title }) => inLanguage(title, language))]
        : element.kind === 'pictures'
          ? said(element.heading, language)
          : [],
  );
  return [
    mark,
    ...words,
    ...Object.values(labels),
    ...records.flatMap(record => Object.values(record)),
    ...pictures.flat().flatMap(({ caption, over }) => [caption, ...over.map(({ words = '' }) => words)]),
    ...lines.flatMap(own => Object.values(own).flatMap(rows => rows.flatMap(row => Object.values(row)))),
  ];
}

/** The texts of a job with letters that no font has, each once. */
export async function missingLetters(job: PrintJob): Promise<readonly MissingLetters[]> {
  const missing: MissingLetters[] = [];
  for (const text of new Set(textsOf(printableJob(job)))) {
    const letters = await lettersMissing(text);
    if (letters !== '') missing.push({ text, letters });
  }
  return missing;
}
