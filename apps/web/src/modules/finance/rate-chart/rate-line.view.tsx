import { Line, LineChart, XAxis, YAxis, CartesianGrid } from 'recharts';
import { axisLook, gridLook } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';

/** A rate from a day on. */
export interface RatePoint {
  readonly day: string;
  readonly rate: number;
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** A rate over time: each rate holds until the next one. Each step shows its day and its rate. */
export function RateLine({ points, name }: { readonly points: readonly RatePoint[]; readonly name: string }) {
  const data = points.map(point => ({ ...point, moment: Date.parse(point.day) }));
  return (
    <LineChart responsive className="ax-chart" style={{ height: 280 }} data={data} title={name} margin={{ right: 48 }}>
      <CartesianGrid {...gridLook} />
      <XAxis
        {...axisLook}
        dataKey="moment"
        type="number"
        scale="time"
        domain={['dataMin', 'dataMax']}
        tickFormatter={dayOf}
        minTickGap={48}
      />
      <YAxis {...axisLook} domain={['auto', 'auto']} tickFormatter={(rate: number) => rate.toFixed(4)} width={72} />
      <ChartTip<RatePoint> of={({ day, rate }) => ({ title: day, lines: [{ key: 'rate', words: rate.toFixed(4) }] })} />
      <Line type="stepAfter" dataKey="rate" stroke="var(--accent)" strokeWidth={2} dot={false} isAnimationActive={false} />
    </LineChart>
  );
}
