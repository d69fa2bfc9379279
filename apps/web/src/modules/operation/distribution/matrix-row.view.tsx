import { type Text, text } from '@axle/kernel';
import { optionOf, type EnumField, type LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { numberFigures, skuFigures } from './matrix-figures.ts';
import type { MatrixCell, MatrixRow } from './matrix-in.ts';
import { matrixText as words } from './matrix-text.ts';

interface MatrixRowProps {
  readonly row: MatrixRow;
  readonly at: number;
  /** Ids of its chosen cells, one after the other. */
  readonly chosen: string;
  /** The columns by their names. */
  readonly places: readonly string[];
  readonly fields: LinesField['fields'];
  readonly status: EnumField;
  readonly onChoose: (ids: readonly number[]) => void;
}

/** A SKU of the matrix: what it is, its coverage, and its status at each store and site. */
export const MatrixRowView = observer(function MatrixRowView(props: MatrixRowProps) {
  const { row, at, chosen, places, fields, status, onChoose } = props;
  const session = useService(Session);
  const own = new Set(chosen.split(' '));
  const known = session.referred('sku', row.sku);
  const code = known?.code ?? `#${row.sku}`;
  const ids = row.cells.flatMap(cell => cell?.id ?? []);
  const stateOf = ({ distStatus }: MatrixCell): Text => optionOf(status.options, distStatus)?.label ?? text(distStatus, distStatus);
  const labelOf = (cell: MatrixCell, place: string): string => {
    const label = session.say(words.cell, { sku: code, place, status: stateOf(cell) });
    if (cell.days === undefined) return label;
    return `${label} · ${session.say(words.planned, { days: cell.days, date: cell.targetDate ?? '—' })}`;
  };
  return (
    <tr>
      <th scope="row" aria-label={code}>
        <button type="button" title={session.say(words.chooseRow, { name: code })} onClick={() => onChoose(ids)}>
          <strong>{code}</strong>
          <small>{known ? session.say(known.name) : ''}</small>
        </button>
      </th>
      {skuFigures.map(name => (
        <td key={name} className={numberFigures.has(name) ? 'ax-number' : 'ax-distribution-words'}>
          <ValueView field={fields[name]!} value={row.line[name]} />
        </td>
      ))}
      {row.cells.map((cell, column) => {
        const place = places[column]!;
        if (!cell)
          return (
            <td key={place} className="ax-distribution-absent" title={session.say(words.absent)}>
              <span aria-label={session.say(words.absent)}>–</span>
            </td>
          );
        const label = labelOf(cell, place);
        return (
          <td key={place}>
            <button
              type="button"
              className="ax-distribution-cell"
              aria-pressed={own.has(String(cell.id))}
              aria-label={label}
              title={label}
              data-row={at}
              data-column={column}
              onClick={() => onChoose([cell.id])}
            >
              <ValueView field={status} value={cell.distStatus} />
              {cell.days !== undefined && <small>{session.say(words.days, { days: cell.days })}</small>}
              {cell.overdue && <small className="ax-distribution-late">{session.say(words.late)}</small>}
            </button>
          </td>
        );
      })}
    </tr>
  );
});
