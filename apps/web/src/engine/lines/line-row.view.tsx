import type { Refusal } from '@axle/kernel';
import { acceptValue, inRecord, isReference, kinds, type Line, type LineField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { ValueView } from '../fields/value.view.tsx';
import { QuickLook } from '../quick-look/quick-look.view.tsx';
import { CellEditor } from './cell-editor.view.tsx';
import type { GridColumn, LineFigure } from './line-figure.ts';
import type { LinesGridStore } from './lines-grid-store.ts';

/** One line of a document. */
export const LineRow = observer(function LineRow({
  grid,
  row,
  id,
  template,
  columns,
  refusalOf,
}: {
  readonly grid: LinesGridStore;
  readonly row: number;
  readonly id: string;
  readonly template: string;
  readonly columns: readonly GridColumn[];
  readonly refusalOf: (column: string) => Refusal | undefined;
}) {
  const session = useService(Session);
  const line = grid.lines[row];
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={`ax-line${line ? '' : ' ax-line-new'}`}
      style={{ gridTemplateColumns: template, transform: `translateY(${row * 30}px)` }}
    >
      <span role="rowheader" className="ax-line-number">
        {line ? row + 1 : '＋'}
      </span>
      {columns.map((one, at) => {
        if ('figure' in one) return <FigureCell key={one.figure.key} figure={one.figure} line={line} at={at} />;
        const { name, place: column } = one;
        const field = inRecord(grid.field.fields[name]!, line ?? {});
        const refusal = refusalOf(name);
        const isFocus = grid.focus.row === row && grid.focus.column === column;
        const marks = [
          `ax-align-${kinds[field.kind].align}`,
          isFocus ? 'ax-line-focus' : grid.isMarked(row, column) ? 'ax-line-marked' : '',
          refusal ? 'ax-line-wrong' : '',
          grid.mayEdit(column) ? '' : 'ax-line-closed',
        ];
        return (
          <span
            key={name}
            role="gridcell"
            id={`${id}-${row}-${column}`}
            aria-colindex={at + 2}
            aria-selected={grid.isMarked(row, column)}
            aria-invalid={refusal !== undefined || undefined}
            data-row={row}
            data-column={column}
            title={refusal && session.say(refusal.message)}
            className={`ax-line-cell ${marks.join(' ')}`}
          >
            {isFocus && grid.editing ? (
              <CellEditor grid={grid} field={field} value={line?.[name]} />
            ) : (
              <>
                <Held field={field} value={line?.[name]} />
                {isFocus && isReference(field) && typeof line?.[name] === 'number' && (
                  <span className="ax-line-look">
                    <QuickLook entity={field.entity} id={line[name]} />
                  </span>
                )}
              </>
            )}
          </span>
        );
      })}
    </div>
  );
});

/** What a figure says of a line; nothing of the empty one at the end. */
const FigureCell = observer(function FigureCell({
  figure,
  line,
  at,
}: {
  readonly figure: LineFigure;
  readonly line: Line | undefined;
  readonly at: number;
}) {
  const session = useService(Session);
  const said = line && figure.of(line);
  return (
    <span
      role="gridcell"
      aria-colindex={at + 2}
      title={said?.why && session.say(said.why)}
      className={`ax-line-cell ax-line-closed ax-align-${figure.align}${said?.alarms ? ' ax-line-alarm' : ''}`}
    >
      {said && session.say(said.words)}
    </span>
  );
});

/** What a cell holds; what it cannot hold stands there as it was given. */
function Held({ field, value }: { readonly field: LineField; readonly value: unknown }) {
  if (value === undefined || value === null || value === '') return null;
  const read = acceptValue(field, value);
  return read.ok ? (
    <ValueView field={field} value={read.value} />
  ) : (
    <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>
  );
}
