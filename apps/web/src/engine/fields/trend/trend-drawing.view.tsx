import type { TrendField, TrendPoint } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { trendText } from '../../../text/trend.ts';
import type { CellProps } from '../field-view.ts';
import { inSteps, lineHeight, lineWidth, placesOf } from './trend-line.ts';
import './trend.css';

/** The course of a number as a small line; where it began, where it is, its least and most are its words. */
export const TrendDrawing = observer(function TrendDrawing({ field, value }: CellProps) {
  const session = useService(Session);
  const { days, lessIsBetter = false, steps = false } = field as TrendField;
  const points = value as readonly TrendPoint[];
  const numbers = points.map(([, number]) => number);
  const words = session.say(trendText.course, {
    days,
    first: numbers[0]!,
    last: numbers.at(-1)!,
    least: Math.min(...numbers),
    most: Math.max(...numbers),
  });
  const places = placesOf(points, days, lessIsBetter);
  const [x, y] = places.at(-1)!;
  return (
    <svg
      className="ax-trend"
      role="img"
      aria-label={words}
      width={lineWidth}
      height={lineHeight}
      viewBox={`0 0 ${lineWidth} ${lineHeight}`}
    >
      <title>{words}</title>
      <polyline points={(steps ? inSteps(places) : places).map(place => place.join(',')).join(' ')} />
      <circle cx={x} cy={y} r="2" />
    </svg>
  );
});
