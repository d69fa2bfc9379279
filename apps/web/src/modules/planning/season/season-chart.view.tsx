import type { RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook, seriesTone } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { monthFields } from './month-fields.ts';
import { seasonText as text } from './season-text.ts';
import { nameOf, type SeasonStore } from './season.store.ts';

interface Line {
  readonly label: string;
  readonly values: readonly number[];
}

/** The factors of a month, one for each line. */
interface Month {
  readonly month: string;
  readonly factors: readonly number[];
}

const familyOf = (row: RecordRow) => [row['scope'], row['category'], row['sku'], row['market']].join('|');

/** The years of a row's scope as lines, and their mean. */
export const SeasonChart = observer(function SeasonChart({ store, row }: { readonly store: SeasonStore; readonly row: RecordRow }) {
  const session = useService(Session);
  const rows = store.rows.filter(each => familyOf(each) === familyOf(row));
  const lines: readonly Line[] = rows.map(each => ({
    label: each['year'] === undefined ? session.say(text.everyYear) : String(each['year']),
    values: store.factors(each).map(Number),
  }));
  const mean = monthFields.map((_, at) => lines.reduce((total, { values }) => total + values[at]!, 0) / Math.max(1, lines.length));
  const all = lines.length > 1 ? [...lines, { label: session.say(text.mean), values: mean }] : lines;
  const name = nameOf({ ...row, name: nameOf(row).replace(/ (?:19|20|21)\d\d$/, '') });
  const data: readonly Month[] = monthFields.map(({ label }, month) => ({
    month: session.say(label),
    factors: all.map(({ values }) => values[month]!),
  }));
  return (
    <figure className="ax-season-chart">
      <LineChart responsive className="ax-chart" style={{ height: 210 }} data={data} title={session.say(text.chart, { name })}>
        <CartesianGrid {...gridLook} />
        <XAxis {...axisLook} dataKey="month" />
        <YAxis {...axisLook} domain={[0, (most: number) => Math.max(1.5, most)]} tickCount={4} width={40} />
        <ReferenceLine y={1} stroke="var(--line-strong)" />
        <ChartTip<Month>
          of={({ month, factors }) => ({
            title: month,
            lines: all.map(({ label }, at) => ({ key: label, words: `${label}: ${factors[at]!.toFixed(2)}`, tone: seriesTone(at) })),
          })}
        />
        {all.map(({ label }, at) => (
          <Line
            key={label}
            name={label}
            dataKey={({ factors }: Month) => factors[at]}
            stroke={seriesTone(at)}
            strokeWidth={2}
            {...(at === lines.length ? { strokeDasharray: '6 4' } : {})}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
      <figcaption>
        <strong>{session.say(text.chart, { name })}</strong>
        {all.map(({ label }, at) => (
          <span key={label} style={{ color: seriesTone(at) }}>
            {at === lines.length ? '┅' : '━'} {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
});
