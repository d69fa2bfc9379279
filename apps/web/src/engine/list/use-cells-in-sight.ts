import { useCallback, useState } from 'react';
import type { ListStore } from './list-store.ts';

/** The rows and columns of a grid that are drawn, by their first and last places; none while the last is before the first. */
export interface CellsInSight {
  readonly first: number;
  readonly last: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** How the table tells what it has drawn. */
type Drawn = (
  rows: { readonly rowIndexStart: number; readonly rowIndexEnd: number },
  columns: { readonly columnIndexStart: number; readonly columnIndexEnd: number },
) => void;

/** What of a list's grid is in sight, and what the table calls when that changes; the rows in sight are loaded. */
export function useCellsInSight(list: ListStore): readonly [CellsInSight, Drawn] {
  const [seen, setSeen] = useState<CellsInSight>({ first: 0, last: -1, firstColumn: 0, lastColumn: -1 });
  const drawn = useCallback<Drawn>(
    // told in the middle of the table's drawing: answered after it
    ({ rowIndexStart, rowIndexEnd }, { columnIndexStart, columnIndexEnd }) =>
      queueMicrotask(() => {
        // a table that has not measured itself speaks of one cell, even after it has drawn more: each grid has two columns at least
        if (rowIndexEnd === 0 && columnIndexEnd === 0) return;
        list.rows.show(rowIndexStart, rowIndexEnd);
        setSeen({ first: rowIndexStart, last: rowIndexEnd, firstColumn: columnIndexStart, lastColumn: columnIndexEnd });
      }),
    [list],
  );
  return [seen, drawn];
}
