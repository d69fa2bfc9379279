import { ok, type Result } from '@axle/kernel';
import type { TablePortion } from '../table-file/table-row.ts';
import { type ColumnChoice, shapeOf } from './column-choice.ts';
import type { ImportForm } from './import-form.ts';
import { type ImportReading, numbersOf, rowsAboveHeader } from './import-reading.ts';
import { chosenHeader, matchHeader, type MatchedHeader } from './match-header.ts';

/** Where a file's header stands and what its columns are. */
export interface FoundHeader {
  readonly columns: MatchedHeader;
  readonly labels: readonly string[];
  /** Rows above it that are no header, such as a title. */
  readonly above: number;
  readonly reading: ImportReading;
}

/** What people said of the columns: of this file, and of files before it by their shape. */
export interface SaidOfColumns {
  readonly chosen?: ColumnChoice | undefined;
  readonly remembered: ReadonlyMap<string, ColumnChoice['columns']>;
}

/**
 * The header of a file: the row that a person chose; else the first of the rows at the top that is one by its names, or that has the names
 * of a file whose columns its user chose before. Where none is, what is wrong with the first.
 */
export function findHeader(form: ImportForm, { rows, reading }: TablePortion, { chosen, remembered }: SaidOfColumns): Result<FoundHeader> {
  const matchedAs = (cells: readonly string[]): Result<MatchedHeader> => {
    const natural = matchHeader(form, cells);
    const before = natural.ok ? undefined : remembered.get(shapeOf(cells).toString('hex'));
    const again = before && chosenHeader(form, before);
    return again?.ok ? again : natural;
  };
  const top = chosen
    ? rows.filter(({ row }) => row === chosen.headerRow).map(row => ({ ...row, matched: chosenHeader(form, chosen.columns) }))
    : rows.slice(0, rowsAboveHeader).map(row => ({ ...row, matched: matchedAs(row.cells) }));
  const found = top.find(({ matched }) => matched.ok) ?? top[0];
  const matched = found?.matched ?? matchHeader(form, []);
  if (!matched.ok) return matched;
  const above = Math.max(
    0,
    rows.findIndex(({ row }) => row === found?.row),
  );
  const numbers = numbersOf(form, matched.value, reading);
  return ok({ columns: matched.value, labels: found?.cells ?? [], above, reading: { headerRow: found?.row ?? 1, numbers } });
}
