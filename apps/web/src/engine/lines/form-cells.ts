import type { Refusal } from '@axle/kernel';
import { type Line, linesIn } from '@axle/page-kit';
import type { LinesForm } from './lines-form.ts';

/** Something wrong in a cell of a form's lines. */
export interface CellRefusal {
  readonly row: number;
  readonly column: string;
  readonly refusal: Refusal;
}

/** The lines that a form holds in a field. */
export const formLines = (form: LinesForm, name: string): readonly Line[] => linesIn(form.drafts, name);

/** What is wrong in the cells of a form's lines, line by line: of those not sent or left yet, only what was given and cannot be read. */
export function cellRefusals(form: LinesForm, name: string): readonly CellRefusal[] {
  const lines = formLines(form, name);
  const isAsked = form.submitted || form.touched.has(name);
  const found = new Map<string, CellRefusal>();
  for (const [place, refusal] of [...form.answered, ...form.refusals]) {
    const [field, row, column] = place.split('.');
    if (field !== name || row === undefined || column === undefined || found.has(place)) continue;
    const given = lines[Number(row)]?.[column];
    if (isAsked || (given !== undefined && given !== null && given !== '')) found.set(place, { row: Number(row), column, refusal });
  }
  return [...found.values()].toSorted((one, other) => one.row - other.row);
}
