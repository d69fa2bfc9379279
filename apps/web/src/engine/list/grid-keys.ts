/** A cell of the grid; column 0 holds the ticks. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The grid's extent. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit into sight. */
  readonly page: number;
}

/** Where a key leads from a cell; undefined for keys that do not move. Ctrl with Home or End leads to the first or last row. */
export function moveBy(key: string, control: boolean, from: Place, extent: Extent): Place | undefined {
  const lastRow = Math.max(0, extent.rows - 1);
  const lastColumn = Math.max(0, extent.columns - 1);
  const at = (row: number, column: number): Place => ({
    row: Math.min(lastRow, Math.max(0, row)),
    column: Math.min(lastColumn, Math.max(0, column)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(control ? 0 : from.row - 1, from.column);
    case 'ArrowDown':
      return at(control ? lastRow : from.row + 1, from.column);
    case 'ArrowLeft':
      return at(from.row, from.column - 1);
    case 'ArrowRight':
      return at(from.row, from.column + 1);
    case 'PageUp':
      return at(from.row - extent.page, from.column);
    case 'PageDown':
      return at(from.row + extent.page, from.column);
    case 'Home':
      return at(control ? 0 : from.row, 0);
    case 'End':
      return at(control ? lastRow : from.row, lastColumn);
    default:
      return undefined;
  }
}
