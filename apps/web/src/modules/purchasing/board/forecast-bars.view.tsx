import type { Line, LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Bar, CartesianGrid, ComposedChart, Legend, Line as ChartLine, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook, seriesTone } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { OpenedTick } from '../../../chart/opened-tick.view.tsx';
import { useLinks } from '../../../chart/use-links.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { shownFigure } from './board-lines.ts';
import { bucketWords } from './board-text.ts';

/** Columns of a week that are no stage. */
const beside: readonly string[] = ['bucket', 'total', 'cumulative'];

/** What is to be paid week by week in CNY, stacked by stage, and what it adds up to. */
export const ForecastBars = observer(function ForecastBars({
  field,
  weeks,
  addressOf,
}: {
  readonly field: LinesField;
  readonly weeks: readonly Line[];
  /** Where the documents stand that are to be paid in a week, of one stage or of all. */
  readonly addressOf: (cell: { readonly bucket: unknown; readonly stage?: string }) => string | undefined;
}) {
  const session = useService(Session);
  const links = useLinks();
  const label = (key: string) => session.say(field.fields[key]!.label);
  const shown = Object.keys(field.fields).filter(stage => !beside.includes(stage) && weeks.some(week => Number(week[stage]) > 0));
  const data = weeks.map(week => ({
    week: session.say(bucketWords(String(week['bucket']))),
    bucket: week['bucket'],
    words: [...shown, 'total', 'cumulative'].map(key => `${label(key)}: ${shownFigure(week[key], 'amount')}`),
    ...Object.fromEntries([...shown, 'cumulative'].map(key => [key, Number(week[key])])),
  }));
  return (
    <ComposedChart responsive className="ax-chart" style={{ height: 240 }} data={data} title={session.say(field.label)}>
      <CartesianGrid {...gridLook} />
      <XAxis
        {...axisLook}
        dataKey="week"
        minTickGap={8}
        // not every week has a tick: its value says which one it is of
        tick={({ x, y, textAnchor, payload }) => {
          const week = data.find(one => one.week === payload.value)!;
          return <OpenedTick {...{ x, y, textAnchor }} verticalAnchor="start" words={week.week} to={addressOf(week)} />;
        }}
      />
      <YAxis {...axisLook} width={90} tickFormatter={(value: number) => shownFigure(String(Math.round(value)), 'count')} />
      <ChartTip<(typeof data)[number]>
        of={({ week, words }) => ({ title: week, lines: words.map(line => ({ key: line, words: line })) })}
      />
      <Legend />
      {shown.map((stage, at) => (
        <Bar
          key={stage}
          dataKey={stage}
          name={label(stage)}
          stackId="all"
          fill={seriesTone(at)}
          cursor="pointer"
          isAnimationActive={false}
          onClick={(_, place, event) => links(addressOf({ bucket: data[place]!.bucket, stage }))?.onClick(event)}
        />
      ))}
      <ChartLine dataKey="cumulative" name={label('cumulative')} stroke="var(--ink-soft)" dot={false} isAnimationActive={false} />
    </ComposedChart>
  );
});
