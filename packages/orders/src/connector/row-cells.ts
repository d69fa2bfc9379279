import { headingOf } from './find-layout.ts';
import type { OrderColumn, OrderLayout } from './order-layout.ts';

/** A row of a report: its number as a spreadsheet shows it, and its cells. */
export interface ReportRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The cells of one row by what they hold; empty where the report has no such column. */
export type RowCells = (column: OrderColumn) => string;

/** Opens the cells of rows under a heading by what they hold; of two columns of one name the first counts. */
export function openRows(layout: OrderLayout, heading: readonly string[]): (row: ReportRow) => RowCells {
  const names = heading.map(headingOf);
  const places = new Map<string, number>();
  for (const [column, title] of Object.entries(layout.columns)) {
    const place = names.indexOf(headingOf(title));
    if (place >= 0) places.set(column, place);
  }
  return ({ cells }) =>
    column =>
      (cells[places.get(column) ?? -1] ?? '').trim();
}
