import { text } from '@axle/kernel';
import { CaretDown, CaretUp, Cross } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { columnsText } from '../../text/columns.ts';
import type { ListStore } from './list-store.ts';
import { dropSort, moveSort, turnSort } from './query-state.ts';

const dragged = 'application/x-ax-sort';

/**
 * The columns of the order, first to last: a click turns one round, dragging or Alt and the arrows put it elsewhere, Delete takes it away.
 */
export const SortChips = observer(function SortChips({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const chips = useRef<HTMLUListElement>(null);
  const { sort } = list.state;
  const moveFocused = (event: KeyboardEvent, field: string, place: number) => {
    const step = event.altKey ? (event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0) : 0;
    if (step !== 0) list.setSort(moveSort(sort, field, Math.min(sort.length - 1, place + step)));
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      list.setSort(dropSort(sort, field));
      chips.current?.querySelector<HTMLElement>('button')?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <span className="ax-chips-title">{session.say(columnsText.sortBy)}</span>
      <ul ref={chips} className="ax-sort-chips">
        {sort.map(({ field, descending }, place) => {
          const label = list.fields[field]?.label ?? text(field, field);
          const way = descending ? engineText.descending : engineText.ascending;
          return (
            <li
              key={field}
              className="ax-chip"
              draggable
              onDragStart={event => event.dataTransfer.setData(dragged, field)}
              onDragOver={event => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
              onDrop={event => list.setSort(moveSort(sort, event.dataTransfer.getData(dragged), place))}
            >
              <button
                type="button"
                className="ax-chip-words"
                title={session.say(columnsText.sortChipHelp)}
                aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
                aria-label={session.say(columnsText.sortChip, { field: label, way, place: place + 1 })}
                onClick={() => list.setSort(turnSort(sort, field))}
                onKeyDown={event => moveFocused(event, field, place)}
              >
                {sort.length > 1 && <span className="ax-chip-place">{place + 1}</span>}
                {session.say(label)}
                {descending ? <CaretDown size={12} /> : <CaretUp size={12} />}
              </button>
              <button
                type="button"
                aria-label={session.say(engineText.removeSort, { field: label })}
                onClick={() => list.setSort(dropSort(sort, field))}
              >
                <Cross size={12} />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
});
