import { Tooltip } from 'recharts';
import './chart.css';

/** A line of the tooltip at a position of a chart, shown under the pointer or when reached with the arrow keys: one for each series. */
export interface TipLine {
  readonly key: string;
  readonly words: string;
  readonly tone?: string;
}

/** The tip of a chart. `of` words a point of its data. */
export function ChartTip<Point>({ of }: { readonly of: (point: Point) => { readonly title: string; readonly lines: readonly TipLine[] } }) {
  return (
    <Tooltip
      isAnimationActive={false}
      cursor={{ stroke: 'var(--line-strong)', fill: 'var(--hover)' }}
      content={({ active, payload }) => {
        const point = payload[0]?.payload as Point | undefined;
        if (!active || point === undefined) return undefined;
        const { title, lines } = of(point);
        return (
          <div className="ax-chart-tip">
            <strong>{title}</strong>
            {lines.map(({ key, words, tone }) => (
              <span key={key} style={{ color: tone }}>
                {words}
              </span>
            ))}
          </div>
        );
      }}
    />
  );
}
