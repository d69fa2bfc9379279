import type { Text } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useRef } from 'react';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { matrixCells } from './matrix-cells.view.tsx';
import { MatrixHeadView } from './matrix-head.view.tsx';
import { MatrixHeads } from './matrix-heads.view.tsx';
import type { MatrixGroup, MatrixRow, MatrixSums } from './matrix-parts.ts';
import { useWalk } from './use-walk.ts';
import './matrix.css';

interface MatrixProps<Row extends MatrixRow> {
  /** What the matrix is called. */
  readonly name: Text;
  /** What its rows are. */
  readonly corner: string;
  readonly groups: readonly MatrixGroup<Row>[];
  readonly rows: readonly Row[];
  readonly sums?: MatrixSums;
  /** Said where there are no rows. */
  readonly none: Text;
}

/**
 * Rows by columns. Heads and the names of the rows stay in sight; it is one stop of the Tab key, and the arrows walk from cell to cell.
 * A row alone is drawn again when what its cells read of stores changes.
 */
export const Matrix = observer(function Matrix<Row extends MatrixRow>(props: MatrixProps<Row>) {
  const { name, corner, groups, rows, sums, none } = props;
  const session = useService(Session);
  const navigation = useService(Navigation);
  const table = useRef<HTMLTableElement>(null);
  const walk = useWalk(table);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest('a[href]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigation.go(link.getAttribute('href')!);
  };
  const sumRow = sums && (
    <tr>
      <MatrixHeadView head={sums} scope="row" className="ax-matrix-side ax-matrix-sum" />
      {matrixCells(session, sums.name, groups, ({ sum }) => sum, true)}
    </tr>
  );
  if (rows.length === 0) return <p className="ax-hint">{session.say(none)}</p>;
  return (
    <div className="ax-matrix-scroll">
      <table ref={table} className="ax-matrix-table" role="grid" aria-label={session.say(name)} {...walk} onClick={follow}>
        <thead>
          <MatrixHeads corner={corner} groups={groups} />
          {sums?.at === 'head' && sumRow}
        </thead>
        <tbody>
          {rows.map(row => (
            <MatrixRowView key={row.key} row={row} groups={groups} />
          ))}
        </tbody>
        {sums?.at === 'foot' && <tfoot>{sumRow}</tfoot>}
      </table>
    </div>
  );
});

const MatrixRowView = observer(function MatrixRowView<Row extends MatrixRow>({
  row,
  groups,
}: Pick<MatrixProps<Row>, 'groups'> & { readonly row: Row }) {
  const session = useService(Session);
  return (
    <tr>
      <MatrixHeadView head={row} scope="row" className="ax-matrix-side" />
      {matrixCells(session, row.name, groups, column => column.cell(row))}
    </tr>
  );
});
