import { RenderMode, SelectionModes, Table } from '@blueprintjs/table';
import '@blueprintjs/table/lib/css/table.css';
import type { RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef } from 'react';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { CellsLayer } from '../cells/cells-layer.view.tsx';
import type { CellsStore } from '../cells/cells-store.ts';
import { CellTyping } from '../cells/cell-typing.view.tsx';
import { rangeText } from '../cells/range-text.ts';
import { placeOf, useCellGestures } from '../cells/use-cell-gestures.ts';
import { columnWidths } from './column-layout.ts';
import { rowHeights } from './column-store.ts';
import { moveBy, type Place } from './grid-keys.ts';
import { cellId, keyboardBox, describeBox } from '../cells/grid-semantics.ts';
import { cellText, rowsText } from '../fields/grid-text.ts';
import { GridRows } from './grid-rows.view.tsx';
import type { ListStore } from './list-store.ts';
import { scrollInStep } from './scroll-in-step.ts';
import { scrollIntoSight, scrollToTop } from './scroll-into-sight.ts';
import { useDensity } from './use-density.ts';
import { useCellsInSight } from './use-cells-in-sight.ts';
import { useGridColumns } from './use-grid-columns.tsx';
import { useWidth } from './use-width.ts';

/** The rows of a list: virtual in both directions, with pinned columns, ticks and the keyboard of a grid. */
export const GridView = observer(function GridView({
  list,
  cells,
  label,
  onOpen,
}: {
  readonly list: ListStore;
  readonly cells: CellsStore;
  readonly label: string;
  readonly onOpen?: (row: RecordRow, index: number, link?: string) => void;
}) {
  const [session, messages] = [useService(Session), useService(Messages)];
  const id = useId();
  const [root, keyboardHere] = [useRef<HTMLDivElement>(null), useRef(false)];
  const gestures = useCellGestures(cells);
  const { focus: focused } = cells;
  const [seen, onShown, onDrawn] = useCellsInSight(list, root);
  const lastTicked = useRef<number>(undefined);
  const room = useWidth(root);
  const { shown: columns, pinned } = list.columns;
  const density = useDensity(list.columns.density);
  const [{ length }, rowHeight] = [list.rows, rowHeights[density]];
  const focus = useMemo(
    () => ({ row: Math.min(focused.row, Math.max(0, length - 1)), column: Math.min(focused.column, columns.length) }),
    [focused, length, columns.length],
  );

  const { columns: children, widths } = useGridColumns(list, cells, id, focus, onOpen !== undefined, room);

  const tick = (index: number, range: boolean) => {
    const row = list.rows.at(index);
    if (!row) return;
    const from = lastTicked.current;
    if (range && from !== undefined) {
      const rows = Array.from({ length: Math.abs(index - from) + 1 }, (_, place) => list.rows.at(Math.min(index, from) + place));
      list.selection.add(rows.filter(one => one !== undefined));
    } else list.selection.toggle(row);
    lastTicked.current = index;
  };
  const open = (index: number, link?: string) => {
    const row = list.rows.at(index);
    if (row) onOpen?.(row, index, link);
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event);
    if (!place) return;
    if (place.column === 0) cells.goTo(place);
    keyboardHere.current = true;
    keyboardBox(root.current)?.focus({ preventScroll: true });
    if (place.column === 0) tick(place.row, event.shiftKey);
    else if ((event.target as HTMLElement).closest('.ax-cell-link')) open(place.row, columns[place.column - 1]?.field);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const place = placeOf(event);
    if (!place || place.column === 0) return;
    if (cells.mayEdit(place)) gestures.run(() => cells.edit());
    else open(place.row);
  };
  const copy = () => {
    const row = list.rows.at(focus.row);
    const name = columns[focus.column - 1]?.field;
    const text = cells.ranged
      ? rangeText(list, cells.range, session)
      : list.selection.rows.size > 0
        ? rowsText(list, session)
        : row && name
          ? cellText(list, row, name, session)
          : '';
    if (text !== '') void navigator.clipboard?.writeText(text).then(() => messages.show('good', engineText.copied));
  };
  const goTo = (given: Place, extend = false) => {
    const place = { row: Math.max(0, Math.min(given.row, length - 1)), column: Math.max(extend ? 1 : 0, given.column) };
    cells.goTo(place, extend);
    scrollIntoSight(root.current, place, rowHeight, widths, pinned + 1);
    keyboardBox(root.current)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).matches('input') || event.nativeEvent.isComposing) return;
    const control = event.ctrlKey || event.metaKey;
    const height = root.current?.clientHeight ?? 0;
    const next = moveBy(event.key, control, focus, {
      rows: length,
      columns: columns.length + 1,
      page: Math.max(1, Math.floor(height / rowHeight) - 2),
    });
    if (next) goTo(next, event.shiftKey);
    else if (gestures.onKey(event)) event.preventDefault();
    else if (event.key === ' ') tick(focus.row, event.shiftKey);
    else if (event.key === 'Enter') open(focus.row);
    else if (control && event.key.toLowerCase() === 'c' && (window.getSelection()?.toString() ?? '') === '') copy();
    else return;
    event.preventDefault();
  };
  const { state } = list;
  const asked = useRef(state);
  useEffect(() => {
    // another question starts at its first row; a page that only comes back into sight stays where it was
    if (asked.current !== state) scrollToTop(root.current);
    asked.current = state;
  }, [root, state]);
  const inSight =
    focus.row >= seen.first &&
    focus.row <= seen.last &&
    (focus.column <= pinned || (focus.column >= seen.firstColumn && focus.column <= seen.lastColumn));
  useEffect(() => {
    describeBox(root.current, label, inSight ? cellId(id, focus.row, focus.column) : undefined);
    // what had the keyboard went away when the grid was drawn again
    if (keyboardHere.current && document.activeElement === document.body) keyboardBox(root.current)?.focus({ preventScroll: true });
  });

  return (
    <>
      <div
        ref={root}
        className={`ax-grid ax-${density}`}
        data-region="list"
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onKeyDown={onKeyDown}
        onPaste={gestures.onPaste}
        onFocus={() => {
          keyboardHere.current = true;
          gestures.onFocus();
        }}
        onBlur={() => (keyboardHere.current = false)}
        onMouseDown={gestures.onMouseDown}
        onMouseOver={gestures.onMouseOver}
      >
        {room > 0 && (
          <Table
            key={density}
            ref={scrollInStep}
            numRows={length}
            numFrozenColumns={pinned + 1}
            columnWidths={widths}
            defaultRowHeight={rowHeight}
            minColumnWidth={columnWidths.least}
            maxColumnWidth={columnWidths.most}
            renderMode={RenderMode.NONE}
            enableRowHeader={false}
            enableRowResizing={false}
            enableColumnReordering={false}
            enableMultipleSelection={false}
            enableGhostCells={false}
            selectionModes={SelectionModes.NONE}
            cellRendererDependencies={[children]}
            onVisibleCellsChange={onShown}
            onCompleteRender={onDrawn}
            onColumnWidthChanged={(index, width) => columns[index - 1] && list.columns.setWidth(columns[index - 1]!.field, width)}
          >
            {children}
          </Table>
        )}
        {cells.open && room > 0 && (
          <CellTyping {...{ grid: id, root, label, cells, seen }} here={keyboardHere} onTyped={gestures.onTyped} />
        )}
        <GridRows
          grid={id}
          label={label}
          total={list.rows.total}
          columns={columns.length + 1}
          pinned={pinned}
          busy={list.rows.loading}
          seen={room > 0 ? { ...seen, last: Math.min(seen.last, length - 1) } : undefined}
          ticked={index => list.selection.has(list.rows.at(index)?.id ?? 0)}
        />
      </div>
      <CellsLayer cells={cells} gestures={gestures} grid={id} root={root} goTo={goTo} />
    </>
  );
});
