import { batchCodes } from '@axle/validation';
import { sentValue, shownValue } from './sheet-fields.ts';
import type { PropertyColumn, SheetRow } from './property-sheets.ts';

/** Which rows of a sheet are wanted. */
export interface SheetWish {
  readonly onlyMissing: boolean;
  /** SKUs as pasted, parted by blanks, commas or lines; parts of codes do. */
  readonly skus: string;
  /** Code of a property, and what it holds: by its code or a name. */
  readonly property: string;
  readonly value: string;
}

/** Every row. */
export const everyRow: SheetWish = { onlyMissing: false, skus: '', property: '', value: '' };

const folded = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase();

/** Whether a row is one of those wanted. */
export function isWanted(row: SheetRow, columns: readonly PropertyColumn[], wish: SheetWish): boolean {
  if (wish.onlyMissing && row.missing.length === 0) return false;
  const codes = batchCodes(folded(wish.skus)).codes;
  if (codes.length > 0 && !codes.some(code => folded(row.sku).includes(code))) return false;
  const column = columns.find(({ code }) => code === wish.property);
  if (!column) return true;
  const held = row.values[column.code] ?? '';
  const wanted = folded(wish.value);
  if (wanted === '' || held === '') return wanted === held;
  const names = (column.options ?? []).filter(({ code }) => held.split(',').includes(code)).flatMap(({ code, zh, en }) => [code, zh, en]);
  return [held, sentValue(shownValue(column, held)), ...names].some(text => folded(text) === wanted);
}
