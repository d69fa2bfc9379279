import type { EnumField, Tool } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { linesOf } from '../../../engine/tool/lines-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { numberFigures, skuFigures } from './matrix-figures.ts';
import type { Matrix } from './matrix-in.ts';
import { MatrixRowView } from './matrix-row.view.tsx';
import { matrixText as words } from './matrix-text.ts';
import { walkCells } from './walk-cells.ts';

interface MatrixTableProps {
  readonly tool: Tool;
  readonly matrix: Matrix;
  /** How far all SKUs that fit are listed, in percent. */
  readonly coverage: unknown;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (ids: readonly number[]) => void;
}

/** SKUs by stores and sites, with how far each row and column is listed. */
export const MatrixTable = observer(function MatrixTable({ tool, matrix, coverage, chosen, onChoose }: MatrixTableProps) {
  const session = useService(Session);
  const { fields } = linesOf(tool, 'rows');
  const placeFields = linesOf(tool, 'places').fields;
  const status = linesOf(tool, 'cells').fields['distStatus'] as EnumField;
  const codeOf = (entity: 'store' | 'site', id: unknown) => session.referred(entity, Number(id))?.code ?? `#${String(id)}`;
  const places = matrix.places.map(({ store, site }) => `${codeOf('store', store)} ${codeOf('site', site)}`);
  const share = (value: unknown) => <ValueView field={placeFields['coverage']!} value={value} />;
  return (
    <div className="ax-distribution-scroll" tabIndex={0} role="region" aria-label={session.say(words.table)}>
      <table className="ax-table ax-lined" onKeyDown={walkCells}>
        <thead>
          <tr>
            <th scope="col">{session.say(fields['sku']!.label)}</th>
            {skuFigures.map(name => (
              <th key={name} scope="col" className={numberFigures.has(name) ? 'ax-number' : undefined}>
                {session.say(fields[name]!.label)}
              </th>
            ))}
            {matrix.places.map((place, column) => (
              <th key={places[column]} scope="col" aria-label={places[column]}>
                <button
                  type="button"
                  title={session.say(words.chooseRow, { name: places[column]! })}
                  onClick={() => onChoose(matrix.rows.flatMap(({ cells }) => cells[column]?.id ?? []))}
                >
                  <strong>{codeOf('store', place['store'])}</strong>
                  <small>{codeOf('site', place['site'])}</small>
                </button>
              </th>
            ))}
          </tr>
          <tr className="ax-distribution-sums">
            <th scope="row">{session.say(words.allSkus)}</th>
            <td colSpan={skuFigures.length - 1}>
              <small>{session.say(words.share)}</small>
            </td>
            <td className="ax-number">{share(coverage)}</td>
            {matrix.places.map((place, column) => (
              <td key={places[column]} title={`${String(place['listed'])} / ${String(place['open'])}`}>
                {share(place['coverage'])}{' '}
                <small>
                  {String(place['listed'])}/{String(place['open'])}
                </small>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map((row, at) => (
            <MatrixRowView
              key={row.sku}
              row={row}
              at={at}
              chosen={row.cells.flatMap(cell => (cell && chosen.has(cell.id) ? [cell.id] : [])).join(' ')}
              places={places}
              fields={fields}
              status={status}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
