import { text } from '@axle/kernel';
import { columnLabel, isSortable, kinds } from '@axle/page-kit';
import { Menu, MenuItem, showContextMenu, hideContextMenu } from '@blueprintjs/core';
import { CaretDown, CaretUp, EyeOff, Pin, Unpin } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { cellId, leaveIdToSeenHead } from '../cells/grid-semantics.ts';
import type { ListStore } from './list-store.ts';

interface GridHeaderProps {
  readonly list: ListStore;
  readonly grid: string;
  readonly field: string;
  /** Place in the grid; the ticks are 0. */
  readonly column: number;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly resizeHandle?: ReactNode;
}

const dragged = 'application/x-ax-column';

/** A column's head: a click sorts, Shift adds, dragging moves the column, its edge sets the width, a right click hides or pins. */
export const GridHeader = observer(function GridHeader({ list, grid, field, column, className, style, resizeHandle }: GridHeaderProps) {
  const session = useService(Session);
  const definition = list.fields[field];
  if (!definition) return null;
  const place = list.state.sort.findIndex(sort => sort.field === field);
  const sort = list.state.sort[place];
  const { align } = kinds[definition.kind];
  const sortable = isSortable(definition);
  const label = session.say(columnLabel(definition));
  const pinned = list.columns.shown[column - 1]?.pinned === true;
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    showContextMenu({
      targetOffset: { left: event.clientX, top: event.clientY },
      onClose: hideContextMenu,
      content: (
        <Menu small>
          <MenuItem
            icon={pinned ? <Unpin /> : <Pin />}
            text={session.say(pinned ? engineText.unpinColumn : engineText.pinColumn)}
            onClick={() => list.columns.setPinned(field, !pinned)}
          />
          <MenuItem
            icon={<EyeOff />}
            text={session.say(text('隐藏{field}', 'Hide {field}'), { field: definition.label })}
            disabled={definition.key}
            onClick={() => list.columns.setVisible(field, false)}
          />
        </Menu>
      ),
    });
  };
  return (
    <div
      id={cellId(grid, -1, column)}
      ref={leaveIdToSeenHead}
      role="columnheader"
      aria-colindex={column + 1}
      aria-sort={sort ? (sort.descending ? 'descending' : 'ascending') : sortable ? 'none' : undefined}
      className={`ax-head ${className ?? ''}${align === 'right' ? ' ax-right' : ''}${sortable ? ' ax-sortable' : ''}${sort ? ' ax-sorted' : ''}${pinned ? ' ax-pinned' : ''}`}
      style={style}
      title={[definition.help && session.say(definition.help), sortable ? session.say(engineText.columnHint) : undefined]
        .filter(Boolean)
        .join('\n')}
      draggable
      onDragStart={event => event.dataTransfer.setData(dragged, field)}
      onDragOver={event => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={event => list.columns.move(event.dataTransfer.getData(dragged), field)}
      onClick={event => sortable && list.sortBy(field, event.shiftKey)}
      onContextMenu={openMenu}
    >
      <span className="ax-head-label">{label}</span>
      {sort && (sort.descending ? <CaretDown size={12} /> : <CaretUp size={12} />)}
      {sort && list.state.sort.length > 1 && <span className="ax-head-place">{place + 1}</span>}
      {/* the handle's own clicks and drags are not the head's */}
      <span draggable onDragStart={stop} onClick={stop}>
        {resizeHandle}
      </span>
    </div>
  );
});

function stop(event: { preventDefault(): void; stopPropagation(): void }): void {
  event.preventDefault();
  event.stopPropagation();
}
