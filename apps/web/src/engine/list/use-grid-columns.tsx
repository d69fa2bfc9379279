import { inLanguage } from '@axle/kernel';
import { columnWidth, companionOf } from '@axle/page-kit';
import { Column } from '@blueprintjs/table';
import { useMemo } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { cellKey } from '../cells/cell-mark.ts';
import type { CellsStore } from '../cells/cells-store.ts';
import { besideOf } from '../fields/beside.ts';
import { openDrills } from './column-drills.ts';
import { GridCell } from './grid-cell.view.tsx';
import { GridHeader } from './grid-header.view.tsx';
import { unknownWords } from '../fields/grid-text.ts';
import type { Place } from './grid-keys.ts';
import type { ListStore } from './list-store.ts';
import { tickWidth } from './scroll-into-sight.ts';
import { TickAll } from './tick-all.view.tsx';

/** Room of the scroll bar beside the last column, in pixels. */
const barWidth = 14;

/** The columns of a grid for the table, rebuilt only when what they show changes, and their widths: the last one takes the rest. */
export function useGridColumns(list: ListStore, cells: CellsStore, grid: string, focus: Place, opens: boolean, room: number) {
  const session = useService(Session);
  const { language } = session;
  const drills = useMemo(() => openDrills(list.page, code => session.can(code)), [list, session]);
  const { shown, pinned } = list.columns;
  const { blocks } = list.rows;
  const { rows: tickedRows, set, except } = list.selection;
  const { marks, range, ranged, open } = cells;
  const marked = ranged ? `${range.top} ${range.bottom} ${range.left} ${range.right}` : '';

  const widths = useMemo(() => {
    const own = shown.map(({ field, width }) => width ?? columnWidth(list.fields[field]!, language));
    const rest = room - tickWidth - own.reduce((sum, width) => sum + width, 0) - barWidth;
    return [tickWidth, ...(rest > 0 && own.length > 0 ? own.with(-1, own.at(-1)! + rest) : own)];
  }, [list, shown, room, language]);

  const columns = useMemo(() => {
    const inSight = new Set(shown.map(({ field }) => field));
    const cell = (column: number, name: string | undefined) => (index: number) => {
      const row = list.rows.at(index);
      const field = name === undefined ? undefined : list.fields[name];
      const mark = row && name !== undefined ? marks.get(cellKey(row.id, name)) : undefined;
      return (
        <GridCell
          grid={grid}
          row={index}
          column={column}
          field={field}
          value={name === undefined ? undefined : mark ? mark.value : row?.[name]}
          given={mark?.text ?? (field && row && unknownWords(field, row[name!], language))}
          mark={mark?.kind}
          {...(name !== undefined && row && list.page.drawn?.[name] ? { drawnBy: list.page.drawn[name], record: row } : {})}
          ranged={cells.isRanged(index, column)}
          readOnly={open && name !== undefined ? !cells.mayEdit({ row: index, column }) : undefined}
          besideShown={field !== undefined && inSight.has(companionOf(field) ?? '')}
          beside={field && row ? besideOf(field, list.fields, row, language) : undefined}
          alarmed={field?.alarm !== undefined && row?.[field.alarm] === true}
          loaded={row !== undefined}
          ticked={row !== undefined && list.selection.has(row.id)}
          focused={focus.row === index && focus.column === column}
          opens={opens && name !== undefined && (field?.key === true || drills(name, row))}
          pinned={column <= pinned}
          tickLabel={inLanguage(engineText.tickRow, language)}
        />
      );
    };
    return [
      <Column
        key="tick"
        id="tick"
        cellRenderer={cell(0, undefined)}
        columnHeaderCellRenderer={() => <TickAll list={list} grid={grid} />}
      />,
      ...shown.map(({ field }, place) => (
        <Column
          key={field}
          id={field}
          cellRenderer={cell(place + 1, field)}
          columnHeaderCellRenderer={() => <GridHeader list={list} grid={grid} field={field} column={place + 1} />}
        />
      )),
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- blocks stands for the rows that `at` reads
  }, [list, shown, pinned, blocks, tickedRows, set, except, focus, language, grid, opens, drills, cells, marks, marked, open]);

  return { columns, widths };
}
