import { type Field, kinds, type RecordRow } from '@axle/page-kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { CellMark } from '../cells/cell-mark.ts';
import type { CellProps } from '../fields/field-view.ts';
import { fieldViews } from '../fields/field-views.ts';
import { DrawnCell } from './drawn-cell.view.tsx';
import { cellId, leaveIdToSeenCell } from '../cells/grid-semantics.ts';

interface GridCellProps {
  readonly grid: string;
  readonly row: number;
  readonly column: number;
  readonly field: Field | undefined;
  readonly value: unknown;
  readonly beside?: string;
  readonly besideShown?: boolean;
  /** What was given for it, where that is no value of the field. */
  readonly given?: string;
  /** How far its change got that is not saved. */
  readonly mark?: CellMark['kind'];
  /** Among the cells that are marked together. */
  readonly ranged: boolean;
  /** The view that draws it, and the row that it draws. */
  readonly drawnBy?: string | undefined;
  readonly record?: RecordRow | undefined;
  /** On pages whose cells can be changed: whether this one cannot. */
  readonly readOnly?: boolean;
  /** It needs somebody: see `alarm` of fields. */
  readonly alarmed?: boolean;
  readonly loaded: boolean;
  readonly ticked: boolean;
  readonly focused: boolean;
  /** Opens the details. */
  readonly opens: boolean;
  readonly pinned: boolean;
  readonly tickLabel: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** One cell: a single element, redrawn only when its value, place or mark changes. The grid handles its clicks. */
export const GridCell = memo(function GridCell({
  grid,
  row,
  column,
  field,
  value,
  beside,
  besideShown,
  given,
  mark,
  ranged,
  drawnBy,
  record,
  readOnly,
  alarmed,
  loaded,
  ticked,
  focused,
  opens,
  pinned,
  tickLabel,
  className,
  style,
}: GridCellProps) {
  const marks = `${ticked ? ' ax-ticked' : ''}${focused ? ' ax-focused' : ''}${pinned ? ' ax-pinned' : ''}${ranged ? ' ax-ranged' : ''}${alarmed ? ' ax-alarmed' : ''}${mark ? ` ax-mark ax-mark-${mark}` : ''}${field && kinds[field.kind].align === 'right' ? ' ax-right' : ''}`;
  const drawnOr = (usual: ReactNode) =>
    drawnBy !== undefined && record ? <DrawnCell view={drawnBy} row={record} meanwhile={usual} /> : usual;
  return (
    <div
      id={cellId(grid, row, column)}
      ref={pinned ? leaveIdToSeenCell : undefined}
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={ticked || ranged}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 has it for cells of a grid
      aria-readonly={readOnly}
      aria-invalid={mark === 'wrong' || mark === 'clash' || undefined}
      data-row={row}
      data-column={column}
      className={`ax-cell ${className ?? ''}${marks}`}
      style={style}
    >
      {!loaded ? (
        <span className="ax-cell-skeleton" />
      ) : given !== undefined ? (
        given
      ) : field ? (
        drawnOr(cellContent({ field, value, ...(beside === undefined ? {} : { beside, besideShown: besideShown === true }) }, opens))
      ) : (
        <input type="checkbox" tabIndex={-1} checked={ticked} readOnly aria-label={tickLabel} />
      )}
    </div>
  );
}, sameCell);

function cellContent(shown: CellProps, opens: boolean) {
  if (shown.value === undefined || shown.value === null) return null;
  const { Cell } = fieldViews[shown.field.kind];
  return opens ? (
    <span className="ax-cell-link">
      <Cell {...shown} />
    </span>
  ) : (
    <Cell {...shown} />
  );
}

function sameCell(one: GridCellProps, other: GridCellProps): boolean {
  return (
    one.value === other.value &&
    one.beside === other.beside &&
    one.besideShown === other.besideShown &&
    one.given === other.given &&
    one.mark === other.mark &&
    one.ranged === other.ranged &&
    one.drawnBy === other.drawnBy &&
    one.record === other.record &&
    one.readOnly === other.readOnly &&
    one.alarmed === other.alarmed &&
    one.loaded === other.loaded &&
    one.ticked === other.ticked &&
    one.focused === other.focused &&
    one.field === other.field &&
    one.opens === other.opens &&
    one.pinned === other.pinned &&
    one.row === other.row &&
    one.column === other.column &&
    one.className === other.className &&
    one.tickLabel === other.tickLabel &&
    one.style?.left === other.style?.left &&
    one.style?.top === other.style?.top &&
    one.style?.width === other.style?.width &&
    one.style?.height === other.style?.height
  );
}
