import { fill } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { safetyText as text } from './safety-text.ts';

/** Pieces that were sold in a week. */
export interface SoldWeek {
  readonly week: string;
  readonly units: number;
}

const [width, height, left, bottom] = [860, 190, 40, 20] as const;

/** Weekly sales as columns with their mean, and the buffer as a band above it. */
export const WeeksChart = observer(function WeeksChart({
  weeks,
  buffer,
}: {
  readonly weeks: readonly SoldWeek[];
  readonly buffer: number;
}) {
  const session = useService(Session);
  const mean = weeks.reduce((total, { units }) => total + units, 0) / weeks.length;
  const most = Math.max(1, ...weeks.map(({ units }) => units), mean);
  const step = (width - left) / weeks.length;
  const y = (value: number) => height - bottom - ((height - bottom - 8) * value) / most;
  const covered = mean === 0 ? 0 : buffer / mean;
  return (
    <figure className="ax-safety-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={session.say(text.weeks)}>
        {[0, most / 2, most].map(value => (
          <g key={value}>
            <line x1={left} x2={width} y1={y(value)} y2={y(value)} />
            <text x={left - 6} y={y(value) + 4} textAnchor="end">
              {Math.round(value)}
            </text>
          </g>
        ))}
        {weeks.map(({ week, units }, at) => (
          <rect key={week} x={left + at * step + step * 0.15} width={step * 0.7} y={y(units)} height={y(0) - y(units)}>
            <title>{`${week}: ${units}`}</title>
          </rect>
        ))}
        <line className="ax-safety-mean" x1={left} x2={width} y1={y(mean)} y2={y(mean)}>
          <title>{`${session.say(text.mean)}: ${mean.toFixed(1)}`}</title>
        </line>
        {weeks.map(({ week }, at) =>
          at % 4 === 0 ? (
            <text key={week} x={left + at * step} y={height - 4}>
              {week.slice(2)}
            </text>
          ) : undefined,
        )}
      </svg>
      <figcaption>
        {session.say(text.weeks)} · {session.say(text.mean)} {mean.toFixed(1)} ·{' '}
        {session.say(fill(text.buffer, { weeks: covered.toFixed(1) }))}
      </figcaption>
    </figure>
  );
});
