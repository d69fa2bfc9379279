import { cellId } from './grid-cell.view.tsx';

/**
 * The rows in sight as the accessibility tree needs them: cells are drawn side by side, so each row only owns its cells by id.
 */
export function GridRows({
  grid,
  first,
  last,
  firstColumn,
  lastColumn,
  ticked,
}: {
  readonly grid: string;
  readonly first: number;
  readonly last: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly ticked: (row: number) => boolean;
}) {
  const columns = Array.from({ length: Math.max(0, lastColumn - firstColumn + 1) }, (_, place) => firstColumn + place);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place).map(row => (
    // the head is row 1
    <div
      key={row}
      role="row"
      aria-rowindex={row + 2}
      aria-selected={ticked(row)}
      aria-owns={columns.map(column => cellId(grid, row, column)).join(' ')}
    />
  ));
}
