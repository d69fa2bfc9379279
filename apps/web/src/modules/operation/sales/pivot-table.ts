import type { Line } from '@axle/page-kit';

/** A row or a column of the pivot: one of its lines, which says what it is of. */
export interface PivotAxis {
  readonly key: string;
  readonly line: Line;
  readonly isOthers: boolean;
}

/** The lines of a pivot as a table: its rows, its columns and the lines of its cells. */
export interface PivotTable {
  readonly rows: readonly PivotAxis[];
  readonly columns: readonly PivotAxis[];
  /** The line of a row and a column; of neither is the total. */
  at(row?: PivotAxis, column?: PivotAxis): Line | undefined;
}

const restsIn = (line: Line, axis: 'row' | 'column'): boolean => line['others'] === axis || line['others'] === 'both';
const keyOf = (line: Line, axis: 'row' | 'column', dimension: string | undefined): string =>
  restsIn(line, axis) ? 'others' : `= ${String(dimension === undefined ? '' : (line[dimension] ?? ''))}`;

/** Puts the lines of a pivot into rows and columns, in the order in which they came. */
export function pivotTable(lines: readonly Line[], rows: string, columns: string | undefined): PivotTable {
  const side = (axis: 'row' | 'column', dimension: string | undefined): readonly PivotAxis[] =>
    lines.filter(({ part }) => part === axis).map(line => ({ key: keyOf(line, axis, dimension), line, isOthers: restsIn(line, axis) }));
  const placeOf = (line: Line): string => {
    const row = line['part'] === 'column' || line['part'] === 'all' ? '' : keyOf(line, 'row', rows);
    return `${row} | ${line['part'] === 'row' || line['part'] === 'all' ? '' : keyOf(line, 'column', columns)}`;
  };
  const places = new Map(lines.map(line => [placeOf(line), line]));
  return {
    rows: side('row', rows),
    columns: side('column', columns),
    at: (row, column) => places.get(`${row?.key ?? ''} | ${column?.key ?? ''}`),
  };
}
