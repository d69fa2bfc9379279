import { pagePath } from '@axle/permissions';
import { trend } from '@axle/session';
import type { HomeKpiTile } from '@axle/wire';
import { Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { workplaceText } from '../../../text/workplace.ts';
import { Asked, BlockCard } from './block-card.view.tsx';
import type { HomeStore } from './home.store.ts';
import type { LayoutStore } from './layout.store.ts';
import { type LinePoint, lineParts } from './line-parts.ts';
import { Session } from '../../../shell/session/session.ts';
import { useService } from '../../../shell/services.tsx';
import { trueMinus } from '../../../engine/true-minus.ts';

/** The few numbers of the job. Nothing is drawn for whom no page counts any. */
export const KpiBlock = observer(function KpiBlock({ home, layout }: { readonly home: HomeStore; readonly layout: LayoutStore }) {
  const session = useService(Session);
  const tiles = home.kpis.value?.tiles ?? [];
  if (tiles.length === 0 && home.kpis.state !== 'failed') return null;
  const keys = tiles.map(({ key }) => key);
  const shown = layout.kpis(keys);
  return (
    <BlockCard title={workplaceText.kpi}>
      <Asked store={home.kpis}>
        {() => (
          <>
            {layout.editing && (
              <div role="group" aria-label={session.say(workplaceText.figures)} className="home-ways">
                {tiles.map(({ key, title }) => (
                  <Checkbox
                    key={key}
                    checked={shown.includes(key)}
                    label={session.say(title)}
                    onChange={() => layout.toggleKpi(key, keys)}
                  />
                ))}
              </div>
            )}
            <ul className="home-kpis">
              {tiles
                .filter(({ key }) => shown.includes(key))
                .map(tile => (
                  <li key={tile.key}>
                    <KpiTile tile={tile} />
                  </li>
                ))}
            </ul>
          </>
        )}
      </Asked>
    </BlockCard>
  );
});

const written = ({ unit, value }: HomeKpiTile) =>
  value === undefined ? undefined : trueMinus(unit === 'percent' ? `${value.toFixed(1)}%` : value.toLocaleString('en'));

const KpiTile = observer(function KpiTile({ tile }: { readonly tile: HomeKpiTile }) {
  const session = useService(Session);
  const { value, before } = tile;
  const change = value === undefined ? undefined : trend(value, before);
  const way = change === undefined || change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  return (
    <Link className="home-kpi" to={pagePath(tile.section, tile.page)}>
      <span className="home-kpi-title">{session.say(tile.title)}</span>
      <span className="home-kpi-value">
        <strong>{written(tile) ?? session.say(workplaceText.noFigure)}</strong>
        <Line days={tile.days} label={session.say(workplaceText.last14)} />
      </span>
      {change !== undefined && (
        <span className="home-kpi-trend">
          {session.say(tile.against)} <span className="only-for-readers">{session.say(workplaceText[way])}</span>
          <span aria-hidden="true">{way === 'up' ? '▲' : way === 'down' ? '▼' : '–'}</span> {Math.abs(change * 100).toFixed(0)}%
        </span>
      )}
    </Link>
  );
});

const [width, height] = [84, 26];

/** The last days as a line, interrupted at days without a value. */
function Line({ days, label }: { readonly days: HomeKpiTile['days']; readonly label: string }) {
  if (days.length < 2) return null;
  const most = Math.max(1, ...days.map(day => day ?? 0));
  const at = ({ place, value }: LinePoint) => [
    ((place / (days.length - 1)) * width).toFixed(1),
    (height - 2 - (value / most) * (height - 4)).toFixed(1),
  ];
  return (
    <svg
      className="home-kpi-line"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${label}: ${days.map(day => day ?? '–').join(', ')}`}
    >
      {lineParts(days).map(([first, ...rest]) => {
        const key = first!.place;
        const [x, y] = at(first!);
        if (rest.length === 0) return <circle key={key} cx={x} cy={y} r={1.5} />;
        return <polyline key={key} points={[first!, ...rest].map(point => at(point).join(',')).join(' ')} />;
      })}
    </svg>
  );
}
