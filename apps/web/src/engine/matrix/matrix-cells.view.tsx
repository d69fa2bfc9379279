import type { Session } from '../../shell/session/session.ts';
import { matrixText } from '../../text/matrix.ts';
import type { MatrixCell, MatrixColumn, MatrixGroup, MatrixRow } from './matrix-parts.ts';

const classOf = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;

/** A cell with its link or its button, where it has one; a dash where there is none. */
function drawnCell(cell: MatrixCell | undefined, name: string, isSum: boolean) {
  if (!cell) return isSum ? null : <span className="ax-faint">–</span>;
  const { words, shown = words, title, to, choice } = cell;
  if (to !== undefined)
    return (
      <a href={to} tabIndex={-1} aria-label={name} title={title}>
        {shown}
      </a>
    );
  if (!choice) return shown;
  return (
    <button type="button" tabIndex={-1} aria-pressed={choice.chosen} aria-label={name} title={title} onClick={choice.press}>
      {shown}
    </button>
  );
}

/** The cells of a row, each named by its row and column; a group that has none of them is one dash. */
export function matrixCells<Row extends MatrixRow>(
  session: Pick<Session, 'say'>,
  row: string,
  groups: readonly MatrixGroup<Row>[],
  cellOf: (column: MatrixColumn<Row>) => MatrixCell | undefined,
  isSum = false,
) {
  return groups.flatMap(({ key, head, columns, isSum: sums = false }) => {
    const cells = columns.map(cellOf);
    if (head && cells.every(cell => !cell))
      return (
        <td
          key={key}
          colSpan={columns.length}
          tabIndex={-1}
          className={classOf('ax-matrix-first ax-matrix-none', (sums || isSum) && 'ax-matrix-sum')}
          aria-label={session.say(matrixText.cell, { row, column: head.name, words: session.say(matrixText.nothing) })}
        >
          –
        </td>
      );
    return columns.map((column, at) => {
      const cell = cells[at];
      const name = session.say(matrixText.cell, {
        row,
        column: head ? `${head.name} ${column.name}` : column.name,
        words: cell?.words ?? session.say(matrixText.nothing),
      });
      const plain = cell?.to === undefined && !cell?.choice;
      const classes = [at === 0 && 'ax-matrix-first', column.isNumber && 'ax-number', (sums || isSum) && 'ax-matrix-sum'] as const;
      return (
        <td
          key={`${key} ${column.key}`}
          className={classOf(...classes, cell?.tone && `ax-tone-${cell.tone}`)}
          {...(plain ? { tabIndex: -1, 'aria-label': name, title: cell?.title } : {})}
        >
          {drawnCell(cell, name, isSum)}
        </td>
      );
    });
  });
}
