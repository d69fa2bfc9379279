import type { Decimal } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { Bar, BarChart, CartesianGrid, Legend, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook, seriesTone } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { OpenedTick } from '../../../chart/opened-tick.view.tsx';
import { useOpenedPlaces } from '../../../chart/use-opened-places.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

/** A bar: its name, and its parts by series. */
export interface AmountBar {
  readonly name: string;
  readonly parts: Readonly<Record<string, Decimal>>;
  /** Further lines of its hint. */
  readonly more?: string;
  /** Where its parts lead, by series; its name leads where the first one does. */
  readonly opens?: Readonly<Record<string, string | undefined>>;
}

/** Amounts side by side, each bar stacked of its series. */
export const AmountBars = observer(function AmountBars({
  title,
  bars,
  series,
}: {
  readonly title: string;
  readonly bars: readonly AmountBar[];
  readonly series: readonly { readonly key: string; readonly label: string; readonly tone?: string }[];
}) {
  const opened = useOpenedPlaces();
  const data = bars.map(({ parts, ...bar }) => ({
    ...bar,
    words: parts,
    ...Object.fromEntries(series.map(({ key }) => [key, Number(parts[key] ?? 0)])),
  }));
  return (
    <BarChart
      responsive
      className="ax-chart"
      style={{ height: 48 + 30 * Math.max(2, bars.length) }}
      data={data}
      layout="vertical"
      title={title}
    >
      <CartesianGrid {...gridLook} horizontal={false} vertical />
      <XAxis {...axisLook} type="number" tickFormatter={(value: number) => shownDecimal(String(Math.round(value)) as Decimal)} />
      <YAxis
        {...axisLook}
        type="category"
        dataKey="name"
        width={110}
        interval={0}
        tick={({ x, y, textAnchor, index }) => (
          <OpenedTick
            {...{ x, y, textAnchor }}
            width={104}
            verticalAnchor="middle"
            words={data[index]!.name}
            to={data[index]!.opens?.[series[0]!.key]}
          />
        )}
      />
      <ChartTip<(typeof data)[number]>
        of={({ name, words, more }) => ({
          title: name,
          lines: [
            ...series.map(({ key, label }) => ({ key, words: `${label}: ${shownDecimal(words[key] ?? ('0' as Decimal), 2)}` })),
            ...(more === undefined ? [] : [{ key: 'more', words: more }]),
          ],
        })}
      />
      {series.length > 1 && <Legend />}
      {series.map(({ key, label, tone }, at) => (
        <Bar
          key={key}
          dataKey={key}
          name={label}
          stackId="all"
          fill={tone ?? seriesTone(at)}
          isAnimationActive={false}
          {...(data.some(({ opens }) => opens?.[key]) ? opened(place => data[place]!.opens?.[key]) : {})}
        />
      ))}
    </BarChart>
  );
});
