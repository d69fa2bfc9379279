import { addMonths, type Refusal, type Text } from '@axle/kernel';
import { businessDay, type EnumOption, type RecordValues, type Resource } from '@axle/page-kit';
import { Callout, HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { trueMinus } from '../../../engine/true-minus.ts';
import { RateLine, type RatePoint } from './rate-line.view.tsx';
import { rateText as text } from './rate-text.ts';
import './rate-chart.css';

const spans: readonly { readonly months: number | undefined; readonly words: Text }[] = [
  { months: 12, words: text.oneYear },
  { months: 60, words: text.fiveYears },
  { months: undefined, words: text.all },
];

/** One point a day: the last that came of it. */
const pointsIn = (values: RecordValues): readonly RatePoint[] => {
  const lines = (values['lines'] ?? []) as readonly { readonly day: string; readonly rate: string }[];
  return [...new Map(lines.map(({ day, rate }) => [day, { day, rate: Number(rate) }])).values()];
};

/** How a pair of currencies went: chosen pair and span, the line, and its least, greatest and last rate. */
export const RateChart = observer(function RateChart({ page }: ViewProps) {
  const session = useService(Session);
  const clock = useService(Clock);
  const recordsOf = useService(RecordsOf);
  const resource = page.resource as Resource;
  const records = useMemo(() => recordsOf.of(resource, page.key), [recordsOf, resource, page]);
  const [pair, setPair] = useState({ from: 'USD', to: 'CNY' });
  const [span, setSpan] = useState(1);
  const [points, setPoints] = useState<readonly RatePoint[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  useEffect(() => {
    const { months } = spans[span]!;
    const today = businessDay(new Date(clock.now()));
    const since = months === undefined ? {} : { since: addMonths(today, -months) };
    void latest.ask(
      signal => records.work('chart', { ...pair, ...since }, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        setPoints(reply.ok ? pointsIn(reply.value) : []);
      },
    );
  }, [latest, records, clock, pair, span]);
  const { options } = resource.fields['from'] as { readonly options: readonly EnumOption[] };
  const choice = (label: Text, key: 'from' | 'to') => (
    <label>
      {session.say(label)}
      <HTMLSelect value={pair[key]} onChange={event => setPair({ ...pair, [key]: event.currentTarget.value })}>
        {options.map(({ code, label: words }) => (
          <option key={String(code)} value={String(code)}>
            {session.say(words)}
          </option>
        ))}
      </HTMLSelect>
    </label>
  );
  const rates = (points ?? []).map(({ rate }) => rate);
  const figures: readonly (readonly [Text, string])[] =
    rates.length === 0
      ? []
      : [
          [text.last, rates.at(-1)!.toFixed(4)],
          [text.least, Math.min(...rates).toFixed(4)],
          [text.most, Math.max(...rates).toFixed(4)],
          [text.change, `${trueMinus((((rates.at(-1)! - rates[0]!) / rates[0]!) * 100).toFixed(2))}%`],
        ];
  const name = session.say(text.chart, pair);
  return (
    <div className="ax-rate-chart">
      <header>
        {choice(text.from, 'from')}
        {choice(text.to, 'to')}
        <label>
          {session.say(text.span)}
          <HTMLSelect value={span} onChange={event => setSpan(Number(event.currentTarget.value))}>
            {spans.map(({ words }, at) => (
              <option key={words.en} value={at}>
                {session.say(words)}
              </option>
            ))}
          </HTMLSelect>
        </label>
      </header>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {points?.length === 0 && !refusal && <p>{session.say(text.none)}</p>}
      {points && points.length > 0 && (
        <figure>
          <figcaption>
            <strong>{name}</strong>
          </figcaption>
          <RateLine points={points} name={name} />
        </figure>
      )}
      {figures.length > 0 && (
        <dl>
          {figures.map(([label, value]) => (
            <div key={label.en}>
              <dt>{session.say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
});
