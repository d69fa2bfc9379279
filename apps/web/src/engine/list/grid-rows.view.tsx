import type { CellsInSight } from './drawn-cells.ts';
import { cellId } from '../cells/grid-semantics.ts';

interface GridRowsProps {
  readonly grid: string;
  readonly label: string;
  /** Rows that match; undefined while they are not counted. */
  readonly total: number | undefined;
  readonly columns: number;
  readonly pinned: number;
  readonly busy: boolean;
  /** What is drawn; undefined while the grid has no room yet and draws nothing that rows could own. */
  readonly seen: CellsInSight | undefined;
  readonly ticked: (row: number) => boolean;
}

/** The grid as screen readers find it: rows that own the visible headers and cells by their ids. */
export function GridRows({ grid, label, total, columns, pinned, busy, seen, ticked }: GridRowsProps) {
  if (!seen) return null;
  const drawn = Array.from({ length: columns }, (_, column) => column).filter(
    column => column <= pinned || (column >= seen.firstColumn && column <= seen.lastColumn),
  );
  const owned = (row: number) => drawn.map(column => cellId(grid, row, column)).join(' ');
  const rows = Array.from({ length: Math.max(0, seen.last - seen.first + 1) }, (_, place) => seen.first + place);
  return (
    <div
      role="grid"
      className="only-for-readers"
      aria-label={label}
      aria-rowcount={total === undefined ? -1 : total + 1}
      aria-colcount={columns}
      aria-multiselectable
      aria-busy={busy}
    >
      <div role="row" aria-rowindex={1} aria-owns={owned(-1)} />
      {rows.map(row => (
        <div key={row} role="row" aria-rowindex={row + 2} aria-selected={ticked(row)} aria-owns={owned(row)} />
      ))}
    </div>
  );
}
