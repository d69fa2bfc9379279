import type { RecordValues } from '@axle/kernel';

/** A column of a feed: what it is called in the file, and the field that fills it, or a fixed text. */
export interface FeedColumn {
  readonly header: string;
  readonly field?: string | undefined;
  readonly fixed?: string | undefined;
  /** Digits behind the point of a number. */
  readonly digits?: number | undefined;
}

/** A value as a feed prints it: several are joined by a bar, yes and no are Y and N. */
function printed(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(printed).join('|');
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  if (typeof value === 'object') return '';
  return String(value as string | number)
    .replace(/[\t\r\n]+/g, ' ')
    .trim();
}

/** An exact number with so many digits behind the point. */
function withDigits(value: string, digits: number): string {
  const [whole = '', rest = ''] = value.split('.');
  return digits > 0 && rest.length < digits ? `${whole}.${rest.padEnd(digits, '0')}` : value;
}

/** [O3b] The cells of a listing in the order of the columns, without tabs and line breaks. */
export const printCells = (columns: readonly FeedColumn[], listing: RecordValues): readonly string[] =>
  columns.map(({ field, fixed, digits = 0 }) => {
    const cell = printed(field === undefined ? fixed : listing[field]);
    return cell === '' ? cell : withDigits(cell, digits);
  });

/** [O3b] The text of a feed: its headers and its rows, apart by tabs, a line each. */
export const printFeed = (columns: readonly FeedColumn[], rows: readonly (readonly string[])[]): string =>
  [columns.map(({ header }) => header), ...rows].map(cells => `${cells.join('\t')}\n`).join('');
