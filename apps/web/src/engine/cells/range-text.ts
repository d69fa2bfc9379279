import { type CellRange, kinds, tableText } from '@axle/page-kit';
import { cellText, type GridReader } from '../fields/grid-text.ts';
import type { ListStore } from '../list/list-store.ts';

/** Marked cells as a spreadsheet takes them: as they are shown, numbers without separators. Rows that are not loaded are not among them. */
export function rangeText(list: ListStore, { top, bottom, left, right }: CellRange, reader: GridReader): string {
  const names = list.columns.shown.slice(left - 1, right).map(({ field }) => field);
  const rows = Array.from({ length: bottom - top + 1 }, (_, down) => list.rows.at(top + down)).filter(row => row !== undefined);
  return tableText(
    rows.map(row =>
      names.map(name => {
        const text = cellText(list, row, name, reader);
        const field = list.fields[name];
        return field && kinds[field.kind].align === 'right' ? text.replaceAll(/(?<=\d),(?=\d{3})/g, '') : text;
      }),
    ),
  );
}
