import { columnLabel, type Line, type LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { PivotAxis } from './pivot-axis.view.tsx';
import { PivotFigure } from './pivot-figure.view.tsx';
import type { PivotTable } from './pivot-table.ts';
import { pivotText as text } from './pivot-text.ts';

interface PivotGridProps {
  readonly table: PivotTable;
  readonly field: LinesField;
  readonly rows: string;
  readonly columns: string | undefined;
  readonly show: readonly string[];
  addressOf(line: Line): string | undefined;
}

/** The pivot: rows and columns with their totals; the head and the first column stay in sight. */
export const PivotGrid = observer(function PivotGrid({ table, field, rows, columns, show, addressOf }: PivotGridProps) {
  const session = useService(Session);
  const labels = show.map(name => [name, session.say(columnLabel(field.fields[name]!))] as const);
  const total = session.say(text.total);
  const cells = (key: string, line: Line | undefined, isSum: boolean) =>
    labels.map(([name, label], at) => (
      <td key={`${key} ${name}`} className={`${at === 0 ? 'ax-pivot-first' : ''}${isSum ? ' ax-pivot-sum' : ''}`}>
        {line && <PivotFigure field={field.fields[name]!} label={label} value={line[name]} to={addressOf(line)} />}
      </td>
    ));
  return (
    <table className="ax-pivot">
      <thead>
        {columns !== undefined && (
          <tr>
            <th rowSpan={2} scope="col">
              {session.say(columnLabel(field.fields[rows]!))}
            </th>
            {table.columns.map(column => (
              <th key={column.key} colSpan={show.length} scope="colgroup" className="ax-pivot-first">
                <PivotAxis axis={column} dimension={columns} field={field} />
              </th>
            ))}
            <th colSpan={show.length} scope="colgroup" className="ax-pivot-first ax-pivot-sum">
              {total}
            </th>
          </tr>
        )}
        <tr>
          {columns === undefined && <th scope="col">{session.say(columnLabel(field.fields[rows]!))}</th>}
          {[...table.columns.map(({ key }) => key), total].map(key =>
            labels.map(([name, label], at) => (
              <th key={`${key} ${name}`} scope="col" className={`ax-pivot-figure${at === 0 ? ' ax-pivot-first' : ''}`}>
                {label}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(row => (
          <tr key={row.key}>
            <th scope="row">
              <PivotAxis axis={row} dimension={rows} field={field} />
            </th>
            {table.columns.map(column => cells(column.key, table.at(row, column), false))}
            {cells(total, table.at(row), true)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          {table.columns.map(column => cells(column.key, table.at(undefined, column), true))}
          {cells(total, table.at(), true)}
        </tr>
      </tfoot>
    </table>
  );
});
