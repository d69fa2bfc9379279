import { observer } from 'mobx-react-lite';
import { lazy, type RefObject, Suspense } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import type { Place } from '../list/grid-keys.ts';
import type { AfterEdit, CellsStore } from './cells-store.ts';
import type { CellGestures } from './use-cell-gestures.ts';

const CellEditor = lazy(async () => ({ default: (await import('./cell-editor.view.tsx')).CellEditor }));
const CellsBar = lazy(async () => ({ default: (await import('./cells-bar.view.tsx')).CellsBar }));

/** Where a cell is left to; over the end of a row into the next one. */
function placeAfter({ row, column }: Place, after: AfterEdit, columns: number): Place {
  switch (after) {
    case 'up':
      return { row: row - 1, column };
    case 'down':
      return { row: row + 1, column };
    case 'left':
      return column > 1 ? { row, column: column - 1 } : { row: row - 1, column: columns };
    case 'right':
      return column < columns ? { row, column: column + 1 } : { row: row + 1, column: 1 };
    default:
      return { row, column };
  }
}

/** Everything drawn over and below the rows while cells are edited: the editor, unsaved cells, and announcements for screen readers. */
export const CellsLayer = observer(function CellsLayer({
  cells,
  gestures,
  grid,
  root,
  goTo,
}: {
  readonly cells: CellsStore;
  readonly gestures: CellGestures;
  readonly grid: string;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly goTo: (place: Place) => void;
}) {
  const session = useService(Session);
  const { work } = gestures;
  const { focus } = cells;
  const editsHere = cells.editing !== undefined && cells.at(focus);
  return (
    <>
      <div role="status" className="only-for-readers">
        {cells.said && session.say(cells.said)}
      </div>
      <Suspense>
        {editsHere && (
          <CellEditor
            key={`${focus.row} ${focus.column}`}
            cells={cells}
            grid={grid}
            root={root}
            put={given => gestures.run(fetched => fetched.put(editsHere.row, editsHere.name, given))}
            go={after => after !== 'stay' && goTo(placeAfter(focus, after, cells.list.columns.shown.length))}
          />
        )}
        {work && cells.marks.size > 0 && (
          <CellsBar
            cells={cells}
            work={work}
            onGoTo={({ id, field }) => {
              const row = cells.list.rows.placeOf(id);
              const column = cells.list.columns.shown.findIndex(one => one.field === field);
              if (row !== undefined && column >= 0) goTo({ row, column: column + 1 });
            }}
          />
        )}
      </Suspense>
    </>
  );
});
