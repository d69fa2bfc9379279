import { fill } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { monthFields } from './month-fields.ts';
import { seasonText as text } from './season-text.ts';
import { nameOf, type SeasonStore } from './season.store.ts';

const [width, height, left, bottom] = [720, 180, 36, 22] as const;
const tones = ['--accent', '--good', '--warn', '--bad', '--neutral'] as const;

interface Line {
  readonly label: string;
  readonly values: readonly number[];
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
  const most = Math.max(1.5, ...all.flatMap(({ values }) => values.filter(Number.isFinite)));
  const x = (month: number) => left + ((width - left - 12) * month) / 11;
  const y = (value: number) => height - bottom - ((height - bottom - 8) * Math.max(0, Math.min(value, most))) / most;
  const name = nameOf({ ...row, name: nameOf(row).replace(/ (?:19|20|21)\d\d$/, '') });
  return (
    <figure className="ax-season-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={session.say(fill(text.chart, { name }))}>
        {[0.5, 1, 1.5].map(value => (
          <g key={value}>
            <line x1={left} x2={width - 12} y1={y(value)} y2={y(value)} className={value === 1 ? 'ax-season-one' : 'ax-season-grid'} />
            <text x={left - 6} y={y(value) + 4} textAnchor="end">
              {value.toFixed(1)}
            </text>
          </g>
        ))}
        {monthFields.map(({ label }, at) => (
          <text key={label.en} x={x(at)} y={height - 6} textAnchor="middle">
            {session.say(label)}
          </text>
        ))}
        {all.map(({ label, values }, at) => (
          <polyline
            key={label}
            points={values.map((value, month) => `${x(month)},${y(Number.isFinite(value) ? value : 0)}`).join(' ')}
            style={{ stroke: `var(${tones[at % tones.length]})` }}
            strokeDasharray={at === lines.length ? '6 4' : undefined}
          >
            <title>{label}</title>
          </polyline>
        ))}
      </svg>
      <figcaption>
        <strong>{session.say(fill(text.chart, { name }))}</strong>
        {all.map(({ label }, at) => (
          <span key={label} style={{ color: `var(${tones[at % tones.length]})` }}>
            {at === lines.length ? '┅' : '━'} {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
});
