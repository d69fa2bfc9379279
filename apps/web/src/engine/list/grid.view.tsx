import { Column, RenderMode, SelectionModes, Table } from '@blueprintjs/table';
import '@blueprintjs/table/lib/css/table.css';
import { inLanguage } from '@axle/kernel';
import { formatValue, type RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { localMoment } from '../fields/instant/local-moment.ts';
import { columnWidths } from './column-layout.ts';
import { rowHeights } from './column-store.ts';
import { cellId, GridCell } from './grid-cell.view.tsx';
import { GridHeader } from './grid-header.view.tsx';
import { moveBy, type Place } from './grid-keys.ts';
import { GridRows } from './grid-rows.view.tsx';
import type { ListStore } from './list-store.ts';
import { rootDensity } from './root-density.ts';
import { scrollIntoSight, scrollToTop, tickWidth } from './scroll-into-sight.ts';
import { TickAll } from './tick-all.view.tsx';

/** The rows of a list: virtual in both directions, with pinned columns, ticks and the keyboard of a grid. */
export const GridView = observer(function GridView({ list, label, onOpen }: { readonly list: ListStore; readonly label: string; readonly onOpen?: (row: RecordRow, index: number) => void }) {
  const session = useService(Session);
  const messages = useService(Messages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<Place>({ row: 0, column: 1 });
  const [seen, setSeen] = useState({ first: 0, last: -1, firstColumn: 0, lastColumn: -1 });
  const lastTicked = useRef<number>(undefined);
  const room = useWidth(root);
  const { shown: columns, pinned } = list.columns;
  const density = list.columns.density ?? rootDensity();
  const { blocks, length } = list.rows;
  const ticked = list.selection.rows;
  const { language } = session;
  const rowHeight = rowHeights[density];

  const widths = useMemo(() => {
    const own = columns.map(column => column.width);
    const rest = room - tickWidth - own.reduce((sum, width) => sum + width, 0) - 14;
    return [tickWidth, ...(rest > 0 && own.length > 0 ? own.with(-1, own.at(-1)! + rest) : own)];
  }, [columns, room]);

  const children = useMemo(() => {
    const cell = (column: number, name: string | undefined) => (index: number) => {
      const row = list.rows.at(index);
      const field = name === undefined ? undefined : list.fields[name];
      return (
        <GridCell
          grid={id} row={index} column={column} field={field} value={name === undefined ? undefined : row?.[name]} loaded={row !== undefined}
          ticked={row !== undefined && ticked.has(row.id)} focused={focus.row === index && focus.column === column} opens={onOpen !== undefined && field?.key === true} pinned={column <= pinned}
          tickLabel={inLanguage(engineText.tickRow, language)}
        />
      );
    };
    return [
      <Column key="tick" id="tick" cellRenderer={cell(0, undefined)} columnHeaderCellRenderer={() => <TickAll list={list} />} />,
      ...columns.map((column, place) => (
        <Column key={column.field} id={column.field} cellRenderer={cell(place + 1, column.field)} columnHeaderCellRenderer={() => <GridHeader list={list} field={column.field} column={place + 1} />} />
      )),
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- blocks stands for the rows that `at` reads
  }, [list, columns, pinned, blocks, ticked, focus, language, id, onOpen !== undefined]);

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
  const placeOf = (event: MouseEvent): Place | undefined => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('.ax-cell');
    return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
  };
  const open = (index: number) => {
    const row = list.rows.at(index);
    if (row) onOpen?.(row, index);
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event);
    if (!place) return;
    setFocus(place);
    root.current?.focus({ preventScroll: true });
    if (place.column === 0) tick(place.row, event.shiftKey);
    else if ((event.target as HTMLElement).closest('.ax-cell-link')) open(place.row);
  };
  const words = (row: RecordRow, name: string) => {
    const field = list.fields[name];
    const value = row[name];
    if (!field || value === undefined || value === null) return '';
    return field.kind === 'user' ? session.nickname(value as number) : field.kind === 'instant' ? localMoment(String(value)) : formatValue(field, value, language);
  };
  const copy = () => {
    const focused = list.rows.at(focus.row);
    const name = columns[focus.column - 1]?.field;
    const text = ticked.size > 0
      ? [columns.map(column => inLanguage(list.fields[column.field]!.label, language)), ...[...ticked.values()].map(row => columns.map(column => words(row, column.field)))].map(line => line.join('\t')).join('\n')
      : focused && name ? words(focused, name) : '';
    if (text === '') return;
    void navigator.clipboard?.writeText(text).then(() => messages.show('good', engineText.copied));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey;
    const height = root.current?.clientHeight ?? 0;
    const next = moveBy(event.key, control, focus, { rows: length, columns: columns.length + 1, page: Math.max(1, Math.floor(height / rowHeight) - 2) });
    if (next) {
      setFocus(next);
      scrollIntoSight(root.current, next, rowHeight, widths, pinned + 1);
    } else if (event.key === ' ') tick(focus.row, event.shiftKey);
    else if (event.key === 'Enter') open(focus.row);
    else if (control && event.key.toLowerCase() === 'c' && (window.getSelection()?.toString() ?? '') === '') copy();
    else return;
    event.preventDefault();
  };
  const { state } = list;
  // another question starts at its first row
  useEffect(() => scrollToTop(root.current), [state]);
  const onVisible = useCallback(
    // told in the middle of the table's drawing: answered after it
    (rows: { rowIndexStart: number; rowIndexEnd: number }, cells: { columnIndexStart: number; columnIndexEnd: number }) =>
      queueMicrotask(() => {
        list.rows.show(rows.rowIndexStart, rows.rowIndexEnd);
        setSeen({ first: rows.rowIndexStart, last: rows.rowIndexEnd, firstColumn: cells.columnIndexStart, lastColumn: cells.columnIndexEnd });
      }),
    [list],
  );
  // the library makes its own root a stop of the Tab key and tells nobody that its heads are a row
  useEffect(() => {
    root.current?.querySelector('.bp6-table-container')?.setAttribute('tabindex', '-1');
    root.current?.querySelectorAll('.bp6-table-column-header-tr').forEach(row => row.setAttribute('role', 'row'));
  });

  return (
    <div
      ref={root} className={`ax-grid ax-${density}`} role="grid" tabIndex={0} aria-label={label} aria-rowcount={list.rows.total === undefined ? -1 : list.rows.total + 1} aria-colcount={columns.length + 1}
      aria-multiselectable aria-busy={list.rows.loading} aria-activedescendant={length > 0 ? cellId(id, focus.row, focus.column) : undefined}
      onClick={onClick} onDoubleClick={event => (placeOf(event)?.column ?? 0) > 0 && open(placeOf(event)!.row)} onKeyDown={onKeyDown} onMouseOver={showCutText}
    >
      {room > 0 && (
        <Table
          key={density} numRows={length} numFrozenColumns={pinned + 1} columnWidths={widths} defaultRowHeight={rowHeight} minColumnWidth={columnWidths.least} maxColumnWidth={columnWidths.most}
          renderMode={RenderMode.NONE} enableRowHeader={false} enableRowResizing={false} enableColumnReordering={false} enableMultipleSelection={false} enableGhostCells={false}
          selectionModes={SelectionModes.NONE} cellRendererDependencies={[children]} onVisibleCellsChange={onVisible}
          onColumnWidthChanged={(index, width) => columns[index - 1] && list.columns.setWidth(columns[index - 1]!.field, width)}
        >
          {children}
        </Table>
      )}
      <GridRows grid={id} {...seen} last={Math.min(seen.last, length - 1)} ticked={index => ticked.has(list.rows.at(index)?.id ?? 0)} />
    </div>
  );
});

/** A cell whose text is cut shows the whole of it as its tooltip. */
function showCutText(event: MouseEvent): void {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('.ax-cell');
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
}

/** Width of an element in pixels, followed as it changes; 0 while it is not in sight. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const sensor = new ResizeObserver(entries => setWidth(before => Math.floor(entries[0]?.contentRect.width ?? 0) || before));
    sensor.observe(element.current);
    return () => sensor.disconnect();
  }, [element]);
  return width;
}
