import { fill, inLanguage } from '@axle/kernel';
import { Button, Checkbox } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, DragHandleVertical } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { exportText } from '../../text/export.ts';
import type { ExportStore } from './export-store.ts';

/** Which columns an export has, and in which order: by mouse, by button, or by Alt and an arrow key. */
export const ExportColumns = observer(function ExportColumns({ exporting }: { readonly exporting: ExportStore }) {
  const session = useService(Session);
  const [dragged, setDragged] = useState<string>();
  const { order } = exporting;
  const move = (place: number, by: -1 | 1) => {
    const [field, neighbour] = [order[place], order[place + by]];
    if (field === undefined || neighbour === undefined) return;
    if (by < 0) exporting.moveColumn(field, neighbour);
    else exporting.moveColumn(neighbour, field);
  };
  const onKey = (place: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(place, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <div className="ax-export-columns" role="group" aria-label={session.say(engineText.columns)}>
      <div className="ax-export-head">
        <span>{session.say(fill(exportText.exportColumns, { count: exporting.columns.size }))}</span>
        <Button
          size="small"
          variant="minimal"
          text={session.say(exportText.shownColumns)}
          onClick={() => exporting.chooseColumns('shown')}
        />
        <Button size="small" variant="minimal" text={session.say(exportText.allColumns)} onClick={() => exporting.chooseColumns('all')} />
        <span className="ax-faint">{session.say(exportText.orderHint)}</span>
      </div>
      <ol className="ax-export-list">
        {order.map((field, place) => {
          const label = inLanguage(exporting.list.fields[field]!.label, session.language);
          return (
            <li
              key={field}
              draggable
              className={dragged === field ? 'ax-dragged' : undefined}
              onKeyDown={onKey(place)}
              onDragStart={() => setDragged(field)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={event => dragged !== undefined && event.preventDefault()}
              onDrop={() => dragged !== undefined && exporting.moveColumn(dragged, field)}
            >
              <DragHandleVertical className="ax-faint" />
              <Checkbox checked={exporting.columns.has(field)} label={label} onChange={() => exporting.toggleColumn(field)} />
              <Button
                size="small"
                variant="minimal"
                icon={<ArrowUp />}
                disabled={place === 0}
                title={session.say(engineText.moveUp)}
                aria-label={`${session.say(engineText.moveUp)} ${label}`}
                onClick={() => move(place, -1)}
              />
              <Button
                size="small"
                variant="minimal"
                icon={<ArrowDown />}
                disabled={place === order.length - 1}
                title={session.say(engineText.moveDown)}
                aria-label={`${session.say(engineText.moveDown)} ${label}`}
                onClick={() => move(place, 1)}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
});
