import { type RefObject, useCallback, useState } from 'react';
import { type CellsInSight, drawnCells } from './drawn-cells.ts';
import type { ListStore } from './list-store.ts';

/** The rows and columns that the table says are in sight. */
type Shown = (rows: { readonly rowIndexStart: number; readonly rowIndexEnd: number }) => void;

/**
 * What of a list's grid is drawn, what the table calls when other rows come into sight, which are loaded then, and what it calls when it
 * has drawn them. What it says to be in sight may be of a size that it had before, and the right answer may have come earlier: only what is
 * drawn is certain.
 */
export function useCellsInSight(list: ListStore, root: RefObject<HTMLElement | null>): readonly [CellsInSight, Shown, () => void] {
  const [seen, setSeen] = useState<CellsInSight>({ first: 0, last: -1, firstColumn: 0, lastColumn: -1 });
  const onShown = useCallback<Shown>(
    // called while the table is drawing: handled after that
    ({ rowIndexStart, rowIndexEnd }) => queueMicrotask(() => list.rows.show(rowIndexStart, rowIndexEnd)),
    [list],
  );
  const onDrawn = useCallback(() => {
    const drawn = drawnCells(root.current);
    setSeen(before => (JSON.stringify(drawn) === JSON.stringify(before) ? before : drawn));
  }, [root]);
  return [seen, onShown, onDrawn];
}
