import { type Text, text } from '@axle/kernel';
import type { MatrixFigure, MatrixTile } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { boardText } from '../../text/board.ts';
import { figureWords } from './figure-words.ts';
import { FigureView } from './figure.view.tsx';
import type { TileProps } from './tile-props.ts';

/** Most of a cell's ground that the accent takes, in hundredths: what is written on it stays legible in light and dark. */
const darkest = 42;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** A number for each pair of a row and a column. The head and the names of the rows stay in sight. */
export const MatrixTileView = observer(function MatrixTileView({ tile, figure, onDrill }: TileProps<MatrixTile, MatrixFigure>) {
  const session = useService(Session);
  const most = Math.max(1, ...(figure?.cells.flat() ?? []));
  const pair = (row: Text, column: Text): Text => text(`${row.zh}，${column.zh}`, `${row.en}, ${column.en}`);
  // by the root, so that small numbers differ from none
  const ground = (value: number) =>
    tile.shaded && value > 0
      ? { background: `color-mix(in srgb, var(--accent) ${Math.round(Math.sqrt(value / most) * darkest)}%, var(--surface))` }
      : undefined;
  return (
    <table className="ax-figures ax-matrix">
      <thead>
        <tr>
          <th scope="col">
            {session.say(tile.rowTitle)} \ {session.say(tile.columnTitle)}
            {tile.under && <small className="ax-matrix-under">{session.say(tile.under)}</small>}
          </th>
          {figure?.columns.map(({ key, label }) => (
            <th key={key} scope="col" title={session.say(label)}>
              <span>{session.say(label)}</span>
            </th>
          ))}
          {tile.totals && (
            <th scope="col" className="ax-matrix-sum">
              {session.say(boardText.sum)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {figure?.rows.map((row, at) => (
          <tr key={row.key}>
            <th scope="row" title={session.say(row.label)}>
              {session.say(row.label)}
            </th>
            {figure.columns.map((column, place) => {
              const value = figure.cells[at]?.[place] ?? 0;
              const under = figure.under?.[at]?.[place] ?? 0;
              return (
                <td key={column.key} style={ground(value)} title={session.say(pair(row.label, column.label))}>
                  {value > 0 && (
                    <FigureView
                      value={value}
                      unit={tile.unit ?? 'count'}
                      of={pair(row.label, column.label)}
                      onOpen={onDrill && (() => onDrill(row.key, column.key))}
                    />
                  )}
                  {tile.under && under > 0 && (
                    <small className="ax-matrix-under" title={session.say(tile.under)}>
                      {session.say(figureWords(under, tile.unit ?? 'count'))}
                    </small>
                  )}
                </td>
              );
            })}
            {tile.totals && (
              <td className="ax-matrix-sum">
                <FigureView
                  value={sum(figure.cells[at] ?? [])}
                  unit={tile.unit ?? 'count'}
                  of={row.label}
                  onOpen={onDrill && (() => onDrill(row.key))}
                />
              </td>
            )}
          </tr>
        ))}
        {tile.totals && figure && (
          <tr>
            <th scope="row" className="ax-matrix-sum">
              {session.say(boardText.sum)}
            </th>
            {figure.columns.map((column, place) => (
              <td key={column.key} className="ax-matrix-sum">
                <FigureView
                  value={sum(figure.cells.map(cells => cells[place] ?? 0))}
                  unit={tile.unit ?? 'count'}
                  of={column.label}
                  onOpen={onDrill && tile.drill?.column && (() => onDrill(undefined, column.key))}
                />
              </td>
            ))}
            <td className="ax-matrix-sum">
              <FigureView
                value={sum(figure.cells.flat())}
                unit={tile.unit ?? 'count'}
                of={boardText.sum}
                onOpen={onDrill && (() => onDrill())}
              />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
});
