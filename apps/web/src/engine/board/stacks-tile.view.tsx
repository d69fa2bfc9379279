import { type Text, text } from '@axle/kernel';
import type { MatrixFigure, StacksTile } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { figureWords } from './figure-words.ts';
import { FigureView } from './figure.view.tsx';
import type { TileProps } from './tile-props.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The ground of a part: the later its column, the darker. */
const ground = (place: number, of: number): string =>
  `color-mix(in srgb, var(--accent) ${Math.round(20 + (80 * place) / Math.max(1, of - 1))}%, var(--surface))`;

/** Bars side by side, each in the parts that it is the sum of; a part opens the rows behind it. */
export const StacksTileView = observer(function StacksTileView({ tile, figure, onDrill }: TileProps<StacksTile, MatrixFigure>) {
  const session = useService(Session);
  if (!figure) return null;
  const { rows, columns, cells } = figure;
  const most = Math.max(1, ...cells.map(sum));
  const words = (row: Text, column: Text, value: number) => {
    const number = figureWords(value, tile.unit ?? 'count');
    return session.say(text(`${row.zh}，${column.zh}：${number.zh}`, `${row.en}, ${column.en}: ${number.en}`));
  };
  return (
    <>
      <ul className="ax-stacks-legend" aria-hidden>
        {columns.map(({ key, label }, place) => (
          <li key={key}>
            <i style={{ background: ground(place, columns.length) }} />
            {session.say(label)}
          </li>
        ))}
      </ul>
      <ol className="ax-stacks">
        {rows.map((row, at) => (
          <li key={row.key}>
            <span className="ax-bars-name" title={session.say(row.label)}>
              {session.say(row.label)}
            </span>
            <span className="ax-stacks-room">
              {columns.map((column, place) => {
                const value = cells[at]?.[place] ?? 0;
                if (value === 0) return null;
                const title = words(row.label, column.label, value);
                const style = { width: `${(value / most) * 100}%`, background: ground(place, columns.length) };
                return onDrill ? (
                  <button
                    key={column.key}
                    type="button"
                    className="ax-stacks-part"
                    style={style}
                    title={title}
                    aria-label={title}
                    onClick={() => onDrill(row.key, column.key)}
                  />
                ) : (
                  <span key={column.key} className="ax-stacks-part" style={style} title={title} />
                );
              })}
            </span>
            <span className="ax-bars-value">
              <FigureView
                value={sum(cells[at] ?? [])}
                unit={tile.unit ?? 'count'}
                of={row.label}
                onOpen={onDrill && (() => onDrill(row.key))}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
});
