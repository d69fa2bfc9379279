import type { Line } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { CartesianGrid, Legend, Line as ChartLine, LineChart, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook, seriesTone } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { shownFigure } from './board-lines.ts';
import { boardText as text } from './board-text.ts';

/** The scores of a few suppliers month by month. */
export const ScoreLines = observer(function ScoreLines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  const session = useService(Session);
  const suppliers = [...new Set(lines.map(line => Number(line['supplier'])))];
  const months = [...new Set(lines.map(line => String(line['month'])))].toSorted();
  const name = (supplier: number) => session.say(session.referred('supplier', supplier)?.name ?? text.none);
  const data = months.map(month => {
    const own = lines.filter(line => line['month'] === month);
    return {
      month,
      words: own.map(line => ({ supplier: Number(line['supplier']), score: shownFigure(line['score'], 'amount') })),
      ...Object.fromEntries(own.map(line => [`s${String(line['supplier'])}`, Number(line['score'])])),
    };
  });
  return (
    <LineChart responsive className="ax-chart" style={{ height: 260 }} data={data} title={title} margin={{ right: 16, top: 8 }}>
      <CartesianGrid {...gridLook} />
      <XAxis {...axisLook} dataKey="month" minTickGap={24} />
      <YAxis {...axisLook} domain={[0, 100]} width={40} />
      <ChartTip<(typeof data)[number]>
        of={({ month, words }) => ({
          title: month,
          lines: words.map(({ supplier, score }) => ({
            key: String(supplier),
            words: `${name(supplier)}: ${score}`,
            tone: seriesTone(suppliers.indexOf(supplier)),
          })),
        })}
      />
      <Legend />
      {suppliers.map((supplier, at) => (
        <ChartLine
          key={supplier}
          dataKey={`s${supplier}`}
          name={name(supplier)}
          stroke={seriesTone(at)}
          strokeWidth={2}
          connectNulls
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
});
