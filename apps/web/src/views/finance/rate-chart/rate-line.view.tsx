import { fill } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { rateText as text } from './rate-text.ts';

/** A rate from a day on. */
export interface RatePoint {
  readonly day: string;
  readonly rate: number;
}

const [width, height, left, bottom, top] = [1000, 250, 64, 24, 10] as const;

/** A rate over time: it stays as it was until the next one. Each step tells its day and its rate. */
export const RateLine = observer(function RateLine({ points, name }: { readonly points: readonly RatePoint[]; readonly name: string }) {
  const session = useService(Session);
  const rates = points.map(({ rate }) => rate);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const room = most - least || most || 1;
  const y = (rate: number) => top + ((most - rate) / room) * (height - top - bottom);
  const [first, last] = [Date.parse(points[0]!.day), Date.parse(points.at(-1)!.day)];
  const x = (day: string) => left + ((Date.parse(day) - first) / (last - first || 1)) * (width - left - 8);
  const steps = points.map(({ day, rate }, at) => `${at === 0 ? `M${x(day)},${y(rate)}` : `H${x(day)}V${y(rate)}`}`).join('');
  const middle = points[Math.floor(points.length / 2)]!;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      {[least, least + room / 2, most].map(rate => (
        <g key={rate}>
          <line x1={left} x2={width - 8} y1={y(rate)} y2={y(rate)} />
          <text x={left - 8} y={y(rate) + 4} textAnchor="end">
            {rate.toFixed(4)}
          </text>
        </g>
      ))}
      {(points.length > 2 ? [points[0]!, middle, points.at(-1)!] : points).map(({ day }, at, all) => (
        <text key={day} x={x(day)} y={height - 5} textAnchor={at === 0 ? 'start' : at === all.length - 1 ? 'end' : 'middle'}>
          {day}
        </text>
      ))}
      <path d={`${steps}H${width - 8}`} vectorEffect="non-scaling-stroke" />
      {points.map(({ day, rate }, at) => {
        const next = points[at + 1];
        return (
          <rect key={day} x={x(day)} y={top} width={Math.max(1, (next ? x(next.day) : width - 8) - x(day))} height={height - top - bottom}>
            <title>{session.say(fill(text.at, { day, rate: rate.toFixed(4) }))}</title>
          </rect>
        );
      })}
    </svg>
  );
});
