import type { Decimal } from '@axle/kernel';
import { columnLabel, type Line, type LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { shownText } from '../../../engine/fields/grid-text.ts';
import type { MatrixCell, MatrixGroup, MatrixHead, MatrixRow } from '../../../engine/matrix/matrix-parts.ts';
import { Matrix } from '../../../engine/matrix/matrix.view.tsx';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { type PivotAxis, pivotTable } from './pivot-table.ts';
import { pivotText as text } from './pivot-text.ts';

interface PivotGridProps {
  readonly field: LinesField;
  readonly lines: readonly Line[];
  readonly rows: string;
  readonly columns: string | undefined;
  readonly show: readonly string[];
  addressOf(line: Line, figure: string): string | undefined;
}

interface PivotRow extends MatrixRow {
  readonly axis: PivotAxis;
}

/** The pivot: rows and columns with their totals; a figure opens what it is made of. */
export const PivotGrid = observer(function PivotGrid({ field, lines, rows, columns, show, addressOf }: PivotGridProps) {
  const session = useService(Session);
  const table = pivotTable(lines, rows, columns);
  const headOf = ({ isOthers, line }: PivotAxis, dimension: string): MatrixHead => {
    if (isOthers) return { name: session.say(text.others), shown: <em>{session.say(text.others)}</em> };
    const value = line[dimension];
    return { name: value === undefined ? session.say(text.none) : shownText(field.fields[dimension], value, session) };
  };
  const figure = (line: Line | undefined, name: string): MatrixCell | undefined => {
    const value = line?.[name];
    if (!line || value === undefined) return undefined;
    const words = shownDecimal(String(value) as Decimal, field.fields[name]!.kind === 'integer' ? 0 : 2);
    return { words, to: Number(value) === 0 ? undefined : addressOf(line, name) };
  };
  const figuresOf = (column?: PivotAxis) =>
    show.map(name => ({
      key: name,
      name: session.say(columnLabel(field.fields[name]!)),
      isNumber: true,
      cell: ({ axis }: PivotRow) => figure(table.at(axis, column), name),
      sum: figure(table.at(undefined, column), name),
    }));
  const total: MatrixHead = { name: session.say(text.total) };
  const groups: readonly MatrixGroup<PivotRow>[] = [
    ...table.columns.map(column => ({ key: column.key, head: headOf(column, columns!), columns: figuresOf(column) })),
    { key: 'total', columns: figuresOf(), isSum: true, ...(columns === undefined ? {} : { head: total }) },
  ];
  return (
    <Matrix
      name={field.label}
      corner={session.say(columnLabel(field.fields[rows]!))}
      groups={groups}
      rows={table.rows.map(axis => ({ key: axis.key, axis, ...headOf(axis, rows) }))}
      sums={{ ...total, at: 'foot' }}
      none={text.nothing}
    />
  );
});
