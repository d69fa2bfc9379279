import type { LinesTile, PointsFigure } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { boardText } from '../../text/board.ts';
import { figureWords } from './figure-words.ts';
import type { TileProps } from './tile-props.ts';

const [width, height] = [1000, 120];

/** A number over time: one column for each point, so that single hours can be distinguished; each column opens its rows. */
export const LinesTileView = observer(function LinesTileView({ tile, figure, onDrill }: TileProps<LinesTile, PointsFigure>) {
  const session = useService(Session);
  const points = figure?.points ?? [];
  const { target } = tile;
  const most = Math.max(1, target ?? 0, ...points.map(({ value }) => value));
  const step = width / Math.max(1, points.length);
  const heightOf = (value: number) => height - (value / most) * height;
  const words = (point: (typeof points)[number]) => `${session.say(point.label)}: ${session.say(figureWords(point.value, tile.unit))}`;
  return (
    <figure className="ax-lines-tile">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={session.say(tile.title)}>
        {points.map((point, place) => (
          <g
            key={point.key}
            className={onDrill && point.value > 0 ? 'ax-lines-open' : undefined}
            onClick={() => point.value > 0 && onDrill?.(point.key)}
          >
            <title>{words(point)}</title>
            <rect className="ax-lines-room" x={place * step} y={0} width={step} height={height} />
            <rect x={place * step + step * 0.12} width={step * 0.76} y={heightOf(point.value)} height={(point.value / most) * height} />
          </g>
        ))}
        {target !== undefined && <line className="ax-lines-target" x1={0} x2={width} y1={heightOf(target)} y2={heightOf(target)} />}
      </svg>
      {points.length > 0 && (
        <figcaption>
          <span>{points[0] && session.say(points[0].label)}</span>
          <span>{session.say(boardText.most, { most: figureWords(most, tile.unit) })}</span>
          {target !== undefined && <span>{session.say(boardText.target, { target: figureWords(target, tile.unit) })}</span>}
          <span>{points.at(-1) && session.say(points.at(-1)!.label)}</span>
        </figcaption>
      )}
    </figure>
  );
});
