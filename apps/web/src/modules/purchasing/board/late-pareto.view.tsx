import type { Line, LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Bar, CartesianGrid, ComposedChart, Line as ChartLine, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { OpenedTick } from '../../../chart/opened-tick.view.tsx';
import { useOpenedPlaces } from '../../../chart/use-opened-places.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { boardText as text } from './board-text.ts';
import { optionOf, shownFigure } from './board-lines.ts';

/** Why lines are late: the most frequent reason first, and the part of all so far. */
export const LatePareto = observer(function LatePareto({
  field,
  lines,
  addressOf,
}: {
  readonly field: LinesField;
  readonly lines: readonly Line[];
  /** Where the lines that are late for a reason stand. */
  readonly addressOf: (line: Line) => string | undefined;
}) {
  const session = useService(Session);
  const opened = useOpenedPlaces();
  const data = lines.map(line => ({
    reason: session.say(optionOf(field, 'reason', line['reason']) ?? text.notMoved),
    cause: session.say(optionOf(field, 'responsibility', line['responsibility'])!),
    lines: Number(line['lines']),
    cumulative: Number(line['cumulative']),
    share: shownFigure(line['cumulative'], 'percent'),
    to: addressOf(line),
  }));
  return (
    <ComposedChart responsive className="ax-chart" style={{ height: 220 }} data={data} title={session.say(field.label)}>
      <CartesianGrid {...gridLook} />
      <XAxis
        {...axisLook}
        dataKey="reason"
        interval={0}
        tick={({ x, y, textAnchor, index }) => (
          <OpenedTick {...{ x, y, textAnchor }} verticalAnchor="start" words={data[index]!.reason} to={data[index]!.to} />
        )}
      />
      <YAxis {...axisLook} yAxisId="lines" allowDecimals={false} width={40} />
      <YAxis
        {...axisLook}
        yAxisId="share"
        orientation="right"
        domain={[0, 100]}
        width={44}
        tickFormatter={(share: number) => `${share}%`}
      />
      <ChartTip<(typeof data)[number]>
        of={({ reason, cause, lines: count, share }) => ({
          title: `${reason} · ${cause}`,
          lines: [
            { key: 'lines', words: String(count) },
            { key: 'share', words: `${session.say(text.cumulative)} ${share}` },
          ],
        })}
      />
      <Bar yAxisId="lines" dataKey="lines" fill="var(--accent)" isAnimationActive={false} {...opened(place => data[place]!.to)} />
      <ChartLine yAxisId="share" dataKey="cumulative" stroke="var(--warn)" strokeWidth={2} isAnimationActive={false} />
    </ComposedChart>
  );
});
