import { type SoldFigures, sumSold } from './sales-figures.ts';

/** What was sold of a row and a column of a pivot, by their keys. */
export interface PivotCell {
  readonly row: string;
  readonly column: string;
  readonly sold: SoldFigures;
}

/** The sums of a pivot: of each row, of each column, and of all. */
export interface PivotSums {
  readonly rows: ReadonlyMap<string, SoldFigures>;
  readonly columns: ReadonlyMap<string, SoldFigures>;
  readonly all: SoldFigures;
}

const summed = (cells: readonly PivotCell[], of: (cell: PivotCell) => string): ReadonlyMap<string, SoldFigures> =>
  new Map([...Map.groupBy(cells, of)].map(([key, own]) => [key, sumSold(own.map(({ sold }) => sold))]));

/** [O5c] The totals of a pivot, out of the sums of its cells; rates are worked out of them. */
export const pivotSums = (cells: readonly PivotCell[]): PivotSums => ({
  rows: summed(cells, ({ row }) => row),
  columns: summed(cells, ({ column }) => column),
  all: sumSold(cells.map(({ sold }) => sold)),
});
