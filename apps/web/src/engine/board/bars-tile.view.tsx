import type { BarsTile, PointsFigure } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { FigureView } from './figure.view.tsx';
import type { TileProps } from './tile-props.ts';

/** Numbers side by side: name, bar, number. */
export const BarsTileView = observer(function BarsTileView({ tile, figure, onDrill }: TileProps<BarsTile, PointsFigure>) {
  const session = useService(Session);
  const points = figure?.points ?? [];
  const most = Math.max(1, ...points.map(({ value }) => value));
  return (
    <ol className="ax-bars">
      {points.map(({ key, label, value }) => (
        <li key={key}>
          <span className="ax-bars-name" title={session.say(label)}>
            {session.say(label)}
          </span>
          <span className="ax-bars-room" aria-hidden>
            <span style={{ width: `${(value / most) * 100}%` }} />
          </span>
          <span className="ax-bars-value">
            <FigureView value={value} unit={tile.unit ?? 'count'} of={label} onOpen={onDrill && (() => onDrill(key))} />
          </span>
        </li>
      ))}
    </ol>
  );
});
