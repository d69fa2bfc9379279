import { Line, LineChart, ReferenceDot, XAxis, YAxis, CartesianGrid } from 'recharts';
import { axisLook, gridLook } from '../../../chart/chart-look.ts';
import { ChartTip, type TipLine } from '../../../chart/chart-tip.view.tsx';
import { severityLevels, type SeverityPoint } from './severity-points.ts';

interface Drawn {
  readonly points: readonly SeverityPoint[];
  readonly name: string;
  dayOf(point: SeverityPoint): string;
  nameOf(severity: SeverityPoint['severity']): string;
  linesOf(point: SeverityPoint): readonly TipLine[];
}

/** A severity lot by lot: it stays as it was until the next change. Rejected lots have a dot. */
export function SeverityLine({ points, name, dayOf, nameOf, linesOf }: Drawn) {
  const dayAt = (place: number) => (points[place - 1] ? dayOf(points[place - 1]!) : '');
  return (
    <LineChart responsive className="ax-chart" style={{ height: 220 }} data={[...points]} title={name} margin={{ right: 32, top: 8 }}>
      <CartesianGrid {...gridLook} />
      <XAxis
        {...axisLook}
        dataKey="place"
        type="number"
        domain={[1, Math.max(2, points.length)]}
        allowDecimals={false}
        tickFormatter={dayAt}
        minTickGap={48}
      />
      <YAxis
        {...axisLook}
        domain={[0, severityLevels.length - 1]}
        ticks={severityLevels.map((_, level) => level)}
        tickFormatter={(level: number) => nameOf(severityLevels[level]!)}
        width={96}
      />
      <ChartTip<SeverityPoint> of={point => ({ title: `${dayOf(point)} · ${nameOf(point.severity)}`, lines: linesOf(point) })} />
      <Line type="stepAfter" dataKey="level" stroke="var(--accent)" strokeWidth={2} dot={false} isAnimationActive={false} />
      {points
        .filter(({ verdict }) => verdict === 'reject')
        .map(({ place, level }) => (
          <ReferenceDot key={place} x={place} y={level} r={4} fill="var(--bad)" stroke="var(--surface)" />
        ))}
    </LineChart>
  );
}
