import type { Text } from '@axle/kernel';
import type { Line, LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Line as ChartLine, LineChart, YAxis } from 'recharts';
import { OpenedFigure } from '../../../engine/lines/opened-figure.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { boardText as text } from './board-text.ts';
import { optionOf, shownFigure } from './board-lines.ts';

interface KpiTileProps {
  readonly field: LinesField;
  readonly tile: Line;
  /** Its value week by week; none of a figure that stands as of now. */
  readonly weeks: readonly Line[];
  readonly to: string | undefined;
}

/** One figure: its value, which opens its rows, its target, what it was before, and its last weeks. */
export const KpiTile = observer(function KpiTile({ field, tile, weeks, to }: KpiTileProps) {
  const session = useService(Session);
  const { kpi, unit, value, tone, more, reason } = tile;
  const name = optionOf(field, 'kpi', kpi)!;
  const words = shownFigure(value, unit);
  const facts = [
    tile['rate'] === undefined ? undefined : session.say(text.rate, { rate: shownFigure(tile['rate'], 'percent') }),
    tile['target'] === undefined ? undefined : session.say(text.target, { target: shownFigure(tile['target'], unit) }),
    tile['before'] === undefined ? undefined : session.say(text.before, { before: shownFigure(tile['before'], unit) }),
  ].filter(fact => fact !== undefined);
  const standing = optionOf(field, 'tone', tone);
  const data = weeks.map(week => ({ week: week['week'], value: Number(week['value']) }));
  return (
    <section className="ax-kpi" data-tone={tone} aria-label={session.say(name)}>
      <h3>{session.say(name)}</h3>
      <strong title={standing && session.say(standing)}>
        <OpenedFigure to={value === undefined ? undefined : to} label={name}>
          {words}
        </OpenedFigure>
      </strong>
      <p>{facts.join(' · ')}</p>
      {data.length > 1 && (
        <LineChart responsive className="ax-kpi-weeks" data={data} title={session.say(text.weeks, { name })} margin={{ top: 2, bottom: 2 }}>
          <YAxis hide domain={['auto', 'auto']} />
          <ChartLine dataKey="value" stroke="var(--accent)" strokeWidth={2} dot={false} isAnimationActive={false} />
        </LineChart>
      )}
      {more !== undefined && <small>{session.say(more as Text)}</small>}
      {reason !== undefined && <small>{session.say(reason as Text)}</small>}
    </section>
  );
});
