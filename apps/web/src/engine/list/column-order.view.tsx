import { Button, Checkbox } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, DragHandleVertical } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import './column-order.css';

/** A column that is shown or not, at its place. */
export interface OrderedColumn {
  readonly field: string;
  readonly label: string;
  readonly shown: boolean;
  /** It cannot be left out. */
  readonly always?: boolean;
  /** Columns move only among those of their kind: pinned ones lead. */
  readonly pinned?: boolean;
}

/** Columns in their order: shown or not, and moved by the mouse, by buttons, or by Alt and an arrow key. */
export const ColumnOrder = observer(function ColumnOrder({
  columns,
  disabled = false,
  beside,
  onShow,
  onMove,
}: {
  readonly columns: readonly OrderedColumn[];
  readonly disabled?: boolean;
  /** Drawn beside a column's name. */
  readonly beside?: (field: string) => ReactNode;
  readonly onShow: (field: string) => void;
  /** A column is put before another one. */
  readonly onMove: (field: string, before: string) => void;
}) {
  const session = useService(Session);
  const [dragged, setDragged] = useState<string>();
  const mayMove = (place: number, by: -1 | 1) => {
    const [column, neighbour] = [columns[place], columns[place + by]];
    return !disabled && column !== undefined && neighbour !== undefined && column.pinned === neighbour.pinned;
  };
  const move = (place: number, by: -1 | 1) => {
    if (!mayMove(place, by)) return;
    const [upper, lower] = by < 0 ? [place - 1, place] : [place, place + 1];
    onMove(columns[lower]!.field, columns[upper]!.field);
  };
  const onKey = (place: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(place, event.key === 'ArrowUp' ? -1 : 1);
  };
  const arrow = (place: number, by: -1 | 1) => {
    const word = session.say(by < 0 ? engineText.moveUp : engineText.moveDown);
    return (
      <Button
        size="small"
        variant="minimal"
        icon={by < 0 ? <ArrowUp /> : <ArrowDown />}
        disabled={!mayMove(place, by)}
        title={word}
        aria-label={`${word} ${columns[place]!.label}`}
        onClick={() => move(place, by)}
      />
    );
  };
  return (
    <ol className="ax-column-order">
      {columns.map(({ field, label, shown, always }, place) => (
        <li
          key={field}
          draggable={!disabled}
          className={dragged === field ? 'ax-dragged' : undefined}
          onKeyDown={onKey(place)}
          onDragStart={() => setDragged(field)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={event => dragged !== undefined && event.preventDefault()}
          onDrop={() => dragged !== undefined && dragged !== field && onMove(dragged, field)}
        >
          <DragHandleVertical className="ax-faint" />
          <Checkbox checked={shown} disabled={disabled || always === true} label={label} onChange={() => onShow(field)} />
          {beside?.(field)}
          {arrow(place, -1)}
          {arrow(place, 1)}
        </li>
      ))}
    </ol>
  );
});
