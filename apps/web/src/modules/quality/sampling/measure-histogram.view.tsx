import { text } from '@axle/kernel';
import { type HistogramBar, histogram } from '@axle/quality';
import { observer } from 'mobx-react-lite';
import { Bar, BarChart, CartesianGrid, ReferenceLine, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';

const words = {
  title: text('测量值分布', 'Distribution of values'),
  count: text('{count}个值', '{count} {count|value|values}'),
  mean: text('均值', 'Mean'),
};

/** Four digits at most, as values are kept. */
const shown = (value: number): string => String(Number(value.toFixed(4)));

interface Point extends HistogramBar {
  readonly middle: number;
}

/** [Q45] How the values of a characteristic lie between its limits. */
export const MeasureHistogram = observer(function MeasureHistogram({ row }: ViewProps) {
  const session = useService(Session);
  const values = String(row?.['measuredValues'] ?? '')
    .split(' ')
    .filter(value => value !== '')
    .map(Number);
  const bars = histogram(values).map((bar): Point => ({ ...bar, middle: (bar.from + bar.to) / 2 }));
  const [first, last] = [bars[0], bars.at(-1)];
  if (!row || !first || !last) return null;
  const [lsl, usl, mean] = ['lsl', 'usl', 'mean'].map(key => (row[key] === undefined ? undefined : Number(row[key])));
  const ends = [first.from, last.to, lsl, usl].filter(end => end !== undefined);
  const margin = (Math.max(...ends) - Math.min(...ends)) * 0.06 || 1;
  const lines = [
    { key: 'LSL', at: lsl, stroke: 'var(--bad)' },
    { key: 'USL', at: usl, stroke: 'var(--bad)' },
    { key: session.say(words.mean), at: mean, stroke: 'var(--ink-soft)' },
  ];
  const title = session.say(words.title);
  return (
    <BarChart responsive className="ax-chart" style={{ height: 260 }} data={[...bars]} title={title} margin={{ top: 20, right: 24 }}>
      <CartesianGrid {...gridLook} />
      <XAxis
        {...axisLook}
        dataKey="middle"
        type="number"
        domain={[Math.min(...ends) - margin, Math.max(...ends) + margin]}
        tickFormatter={(value: number) => String(Number(value.toPrecision(4)))}
        minTickGap={40}
      />
      <YAxis {...axisLook} allowDecimals={false} width={40} />
      {lines.map(
        ({ key, at, stroke }) =>
          at !== undefined && (
            <ReferenceLine
              key={key}
              x={at}
              stroke={stroke}
              strokeDasharray="4 4"
              label={{ value: `${key} ${shown(at)}`, position: 'top', fontSize: 12 }}
            />
          ),
      )}
      <ChartTip<Point>
        of={point => ({
          title: `${shown(point.from)} – ${shown(point.to)}`,
          lines: [{ key: 'count', words: session.say(words.count, { count: point.count }) }],
        })}
      />
      <Bar dataKey="count" fill="var(--accent)" isAnimationActive={false} />
    </BarChart>
  );
});
