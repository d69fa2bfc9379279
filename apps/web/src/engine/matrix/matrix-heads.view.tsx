import { MatrixHeadView } from './matrix-head.view.tsx';
import type { MatrixGroup, MatrixRow } from './matrix-parts.ts';

const classOf = (isFirst: boolean, isNumber = false, isSum = false) =>
  [isFirst && 'ax-matrix-first', isNumber && 'ax-number', isSum && 'ax-matrix-sum'].filter(Boolean).join(' ') || undefined;

/** The heads of the columns: in two rows where groups of them have heads of their own. */
export function MatrixHeads<Row extends MatrixRow>({
  corner,
  groups,
}: {
  readonly corner: string;
  readonly groups: readonly MatrixGroup<Row>[];
}) {
  const rowSpan = groups.some(({ head }) => head) ? 2 : 1;
  const columnsOf = ({ key, columns, isSum }: MatrixGroup<Row>, span: number) =>
    columns.map((column, at) => (
      <MatrixHeadView
        key={`${key} ${column.key}`}
        head={column}
        scope="col"
        rowSpan={span}
        className={classOf(at === 0, column.isNumber, isSum)}
      />
    ));
  return (
    <>
      <tr>
        <MatrixHeadView head={{ name: corner }} scope="col" rowSpan={rowSpan} className="ax-matrix-side" />
        {groups.flatMap(group =>
          group.head ? (
            <MatrixHeadView
              key={group.key}
              head={group.head}
              scope="colgroup"
              colSpan={group.columns.length}
              className={classOf(true, false, group.isSum)}
            />
          ) : (
            columnsOf(group, rowSpan)
          ),
        )}
      </tr>
      {rowSpan > 1 && <tr>{groups.flatMap(group => (group.head ? columnsOf(group, 1) : []))}</tr>}
    </>
  );
}
