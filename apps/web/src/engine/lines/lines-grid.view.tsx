import { fill, type Refusal } from '@axle/kernel';
import { columnLabel, columnWidth, kinds } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { linesText } from '../../text/lines.ts';
import { cellRefusals } from './form-cells.ts';
import type { LinesForm } from './lines-form.ts';
import { columnSums } from './column-sums.ts';
import type { CodeResolver } from './code-resolver.ts';
import { type GridColumn, gridColumns, type LineFigure } from './line-figure.ts';
import { LineRow } from './line-row.view.tsx';
import { pressKey } from './lines-keys.ts';
import type { LinesGridStore } from './lines-grid-store.ts';

/** Height of a line in pixels; the same in lines.css. */
export const lineHeight = 30;
/** Lines in sight before the grid scrolls, and lines drawn beyond sight. */
const [mostInSight, beyond] = [14, 6];

/** The grid itself: only lines in sight are drawn, so that thousands of them are no burden. */
export const LinesGrid = observer(function LinesGrid({
  grid,
  form,
  name,
  resolver,
  labelledBy,
  figures,
}: {
  readonly grid: LinesGridStore;
  readonly form: LinesForm;
  readonly name: string;
  readonly resolver: CodeResolver;
  readonly labelledBy: string;
  readonly figures: readonly LineFigure[];
}) {
  const session = useService(Session);
  const messages = useService(Messages);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const { field, columns, rows, focus, editing } = grid;
  const first = Math.max(0, Math.floor(top / lineHeight) - beyond);
  const last = Math.min(rows, Math.ceil(top / lineHeight) + mostInSight + beyond);
  const all = gridColumns(columns, figures);
  const widthOf = (column: GridColumn) =>
    'figure' in column ? column.figure.width : columnWidth(field.fields[column.name]!, session.language, 1);
  const template = `44px ${all.map(column => `minmax(${widthOf(column)}px, 1fr)`).join(' ')}`;
  const refusals = new Map(
    cellRefusals(form, name).map(({ row, column, refusal }) => {
      const message = resolver.whyNot(column, grid.lines[row]?.[column]) ?? refusal.message;
      return [`${row}.${column}`, { ...refusal, message }] as const;
    }),
  );
  const sums = columnSums(field, grid.lines, session.language);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const [above, below] = [focus.row * lineHeight, (focus.row + 2) * lineHeight];
    if (above < current.scrollTop) current.scrollTop = above;
    else if (below > current.scrollTop + current.clientHeight) current.scrollTop = below - current.clientHeight;
  }, [focus.row]);
  // an editor that closes gives the focus back to the grid
  useEffect(() => {
    if (!editing && box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true });
  }, [editing]);

  const placeOf = (event: MouseEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
    return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
  };
  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event);
    if (!place || (event.target as HTMLElement).closest('.ax-line-editor')) return;
    event.preventDefault();
    box.current?.focus({ preventScroll: true });
    grid.goTo(place, event.shiftKey);
  };
  const onMouseOver = (event: MouseEvent) => {
    const place = event.buttons === 1 && !editing ? placeOf(event) : undefined;
    if (place) grid.goTo(place, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const inEditor = (event.target as HTMLElement).closest('.ax-line-editor') !== null;
    if (!inEditor && pressKey(grid, event, mostInSight - 1)) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const count = grid.paste(event.clipboardData.getData('text/plain'));
    form.touch(name);
    messages.show('info', fill(linesText.pasted, { count }));
  };
  const onCopy = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', grid.copy());
    if (event.type === 'cut') grid.clear();
  };
  return (
    <div className="ax-lines-frame">
      <div
        ref={box}
        role="grid"
        tabIndex={0}
        className="ax-lines-grid"
        style={{ maxHeight: (mostInSight + 1) * lineHeight + 2 }}
        aria-labelledby={labelledBy}
        aria-rowcount={rows + 1}
        aria-colcount={all.length + 1}
        aria-multiselectable
        aria-activedescendant={focus.row >= first && focus.row < last ? `${id}-${focus.row}-${focus.column}` : undefined}
        onScroll={event => setTop(event.currentTarget.scrollTop)}
        onMouseDown={onMouseDown}
        onMouseOver={onMouseOver}
        onDoubleClick={() => grid.edit()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={onCopy}
        onCut={onCopy}
      >
        <div role="row" aria-rowindex={1} className="ax-line ax-lines-top" style={{ gridTemplateColumns: template }}>
          <span role="columnheader" className="ax-line-number">
            {session.say(linesText.line)}
          </span>
          {all.map(column =>
            'figure' in column ? (
              <span key={column.figure.key} role="columnheader" className={`ax-line-cell ax-align-${column.figure.align}`}>
                {session.say(column.figure.label)}
              </span>
            ) : (
              <span
                key={column.name}
                role="columnheader"
                className={`ax-line-cell ax-align-${kinds[field.fields[column.name]!.kind].align}`}
              >
                {session.say(columnLabel(field.fields[column.name]!))}
                {field.fields[column.name]!.required && <span className="ax-required">{' *'}</span>}
              </span>
            ),
          )}
        </div>
        <div role="rowgroup" className="ax-lines-body" style={{ height: rows * lineHeight }}>
          {Array.from({ length: Math.max(0, last - first) }, (_, place) => (
            <LineRow
              key={first + place}
              grid={grid}
              row={first + place}
              id={id}
              template={template}
              columns={all}
              refusalOf={(column): Refusal | undefined => refusals.get(`${first + place}.${column}`)}
            />
          ))}
        </div>
      </div>
      {sums.size > 0 && (
        <div className="ax-line ax-lines-sums" style={{ gridTemplateColumns: template }}>
          <span className="ax-line-number">{session.say(linesText.sum)}</span>
          {all.map(column => (
            <span key={'figure' in column ? column.figure.key : column.name} className="ax-line-cell ax-align-right">
              {'figure' in column ? '' : sums.get(column.name)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
});
