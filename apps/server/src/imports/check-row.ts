import type { LocalDate, Refusal } from '@axle/kernel';
import { checkCells, type RecordValues } from '@axle/page-kit';
import { type ImportForm, keyFields } from './import-form.ts';
import type { MatchedHeader } from './match-header.ts';
import type { TableRow } from './table-file/table-row.ts';

/** A row of a file, read and checked by itself. */
export interface CheckedRow {
  readonly row: number;
  /** Texts of the file by field. */
  readonly cells: Readonly<Record<string, string>>;
  readonly values: RecordValues;
  /** Fields that the row has a value for. Others stay as they are. */
  readonly given: readonly string[];
  /** Fields that the row empties by `#N/A`. */
  readonly cleared: readonly string[];
  /** Everything that is wrong; the row may be written when this is empty. */
  readonly refusals: readonly Refusal[];
}

/** What a cell holds to empty its field; an empty cell leaves it. */
const clearing = '#N/A';

/**
 * Reads a row: the page's own reader first, then every cell as its field, then the rules over the whole record. Key fields
 * without a value have the value of a new record's form. Required fields that are no key may be empty: the record may exist.
 */
export function checkRow(form: ImportForm, header: MatchedHeader, { row, cells: texts }: TableRow, today: LocalDate): CheckedRow {
  const { resource, importing } = form;
  const cells: Record<string, string> = {};
  header.forEach((key, index) => {
    if (key !== undefined) cells[key] = texts[index] ?? '';
  });
  const cleared = Object.keys(cells).filter(key => cells[key]?.trim().toUpperCase() === clearing);
  const filled: Record<string, string> = { ...cells };
  for (const key of cleared) filled[key] = '';
  const read = importing.reader?.(filled) ?? { cells: filled, refusals: [] };
  const whole = { ...read.cells, ...keyDefaults(form, read.cells) };
  const checked = checkCells(resource, whole, today);
  const refusedByReader = new Set(read.refusals.map(refusal => refusal.field));
  const mayBeEmpty = (field = '') => refusedByReader.has(field) || (!cleared.includes(field) && !keyFields(resource).includes(field));
  const refusals = [...read.refusals, ...checked.refusals.filter(({ code, field }) => code !== 'REQUIRED' || !mayBeEmpty(field))];
  return { row, cells, values: checked.values, given: Object.keys(checked.values), cleared, refusals };
}

function keyDefaults({ resource }: ImportForm, cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const blank = keyFields(resource).filter(key => (cells[key] ?? '').trim() === '');
  return Object.fromEntries(
    blank.flatMap(key => {
      const initial = resource.fields[key]?.initial;
      return typeof initial === 'string' || typeof initial === 'number' ? [[key, String(initial)]] : [];
    }),
  );
}
