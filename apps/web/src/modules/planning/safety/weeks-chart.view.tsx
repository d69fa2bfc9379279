import { observer } from 'mobx-react-lite';
import { Bar, BarChart, CartesianGrid, ReferenceLine, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { safetyText as text } from './safety-text.ts';

/** Pieces that were sold in a week. */
export interface SoldWeek {
  readonly week: string;
  readonly units: number;
}

/** Weekly sales as columns with their mean; how many weeks of it the buffer lasts is said below. */
export const WeeksChart = observer(function WeeksChart({
  weeks,
  buffer,
}: {
  readonly weeks: readonly SoldWeek[];
  readonly buffer: number;
}) {
  const session = useService(Session);
  const mean = weeks.reduce((total, { units }) => total + units, 0) / weeks.length;
  const covered = mean === 0 ? 0 : buffer / mean;
  return (
    <figure className="ax-safety-chart">
      <BarChart responsive className="ax-chart" style={{ height: 200 }} data={weeks} title={session.say(text.weeks)}>
        <CartesianGrid {...gridLook} />
        <XAxis {...axisLook} dataKey="week" tickFormatter={(week: string) => week.slice(2)} minTickGap={32} />
        <YAxis {...axisLook} allowDecimals={false} width={48} />
        <ChartTip<SoldWeek> of={({ week, units }) => ({ title: week, lines: [{ key: 'units', words: String(units) }] })} />
        <Bar dataKey="units" fill="var(--accent)" isAnimationActive={false} />
        <ReferenceLine y={mean} stroke="var(--warn)" strokeWidth={2} strokeDasharray="6 4" />
      </BarChart>
      <figcaption>
        {session.say(text.weeks)} · {session.say(text.mean)} {mean.toFixed(1)} · {session.say(text.buffer, { weeks: covered.toFixed(1) })}
      </figcaption>
    </figure>
  );
});
