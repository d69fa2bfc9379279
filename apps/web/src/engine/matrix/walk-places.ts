import { moveBy } from '../list/grid-keys.ts';

/** A cell of a table, which may span several rows and columns. */
interface SpanningCell {
  readonly rowSpan: number;
  readonly colSpan: number;
}

/** The cell at each row and column of a table; a spanning cell is listed at every place that it covers. */
export type CellPlaces<Cell> = readonly (readonly Cell[])[];

/** Lays out the cells of the rows of a table. */
export function cellPlaces<Cell extends SpanningCell>(rows: readonly (readonly Cell[])[]): CellPlaces<Cell> {
  const places: Cell[][] = rows.map(() => []);
  for (const [at, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (places[at]![column] !== undefined) column += 1;
      for (const row of places.slice(at, at + cell.rowSpan)) for (let on = 0; on < cell.colSpan; on += 1) row[column + on] = cell;
      column += cell.colSpan;
    }
  }
  return places;
}

/** The cell to which a key leads from another; undefined for keys that do not move. */
export function cellBy<Cell extends SpanningCell>(
  key: string,
  control: boolean,
  from: Cell,
  places: CellPlaces<Cell>,
  page: number,
): Cell | undefined {
  const row = places.findIndex(cells => cells.includes(from));
  const column = places[row]?.indexOf(from);
  if (column === undefined) return undefined;
  const edge = {
    row: key === 'ArrowDown' ? row + from.rowSpan - 1 : row,
    column: key === 'ArrowRight' ? column + from.colSpan - 1 : column,
  };
  const to = moveBy(key, control, edge, { rows: places.length, columns: places[row]!.length, page });
  return to && places[to.row]?.[to.column];
}
