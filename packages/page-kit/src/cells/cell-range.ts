/** A cell by row and column, both counted from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Cells between two corners, both within. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The cells between two corners, whichever they are. */
export const rangeOf = (one: CellPlace, other: CellPlace): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** Whether a cell lies in a range. */
export const isWithin = ({ top, bottom, left, right }: CellRange, { row, column }: CellPlace): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Where the cells of a paste go. */
export interface PastePlaces {
  readonly cells: readonly (CellPlace & { readonly text: string })[];
  /** The cells that the paste covers, as far as the grid has them. */
  readonly range: CellRange;
  /** Pasted cells for which the grid has no row or column. */
  readonly outside: number;
}

/**
 * Puts the cells of a clipboard on a grid, as spreadsheets do: from the range's first cell on to the right and down; over and over where
 * the range is a multiple of the clipboard, so that one cell fills a whole range. Cells behind the last row or column are counted, not
 * dropped in silence.
 */
export function placePaste(
  table: readonly (readonly string[])[],
  { top, bottom, left, right }: CellRange,
  extent: { readonly rows: number; readonly columns: number },
): PastePlaces {
  const [high, wide] = [table.length, Math.max(0, ...table.map(row => row.length))];
  const [marked, across] = [bottom - top + 1, right - left + 1];
  const isMultiple = high > 0 && wide > 0 && marked % high === 0 && across % wide === 0;
  const [rows, columns] = isMultiple ? [marked, across] : [high, wide];
  const placed = Array.from({ length: rows }, (_, down) => table[down % Math.max(1, high)] ?? []).flatMap((line, down) =>
    Array.from({ length: columns }, (_, along) => line[along % Math.max(1, wide)]).flatMap((text, along) =>
      text === undefined ? [] : [{ row: top + down, column: left + along, text }],
    ),
  );
  const cells = placed.filter(({ row, column }) => row < extent.rows && column < extent.columns);
  return {
    cells,
    range: {
      top,
      left,
      bottom: Math.max(top, Math.min(extent.rows, top + rows) - 1),
      right: Math.max(left, Math.min(extent.columns, left + columns) - 1),
    },
    outside: placed.length - cells.length,
  };
}

/** A cell and the one whose value it takes. */
export interface FilledCell {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

/**
 * Which cell takes which when a range is filled down: all of a column that of its first row; in a range of one row that of the row above.
 */
export function fillPairs({ top, bottom, left, right }: CellRange): readonly FilledCell[] {
  const source = top === bottom ? top - 1 : top;
  if (source < 0) return [];
  return Array.from({ length: bottom - source }, (_, down) => source + 1 + down).flatMap(row =>
    Array.from({ length: right - left + 1 }, (_, along) => left + along).map(column => ({
      from: { row: source, column },
      to: { row, column },
    })),
  );
}
