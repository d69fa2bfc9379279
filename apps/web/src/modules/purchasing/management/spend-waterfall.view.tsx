import type { Line, LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { optionOf, shownFigure } from '../board/board-lines.ts';

/** Steps that are a whole; the others change it. */
const wholes: readonly unknown[] = ['before', 'now'];

/** How spend came from one amount to another, step by step; each bar begins where the one before ends. */
export const SpendWaterfall = observer(function SpendWaterfall({
  field,
  lines,
}: {
  readonly field: LinesField;
  readonly lines: readonly Line[];
}) {
  const session = useService(Session);
  let level = 0;
  const data = lines.map(line => {
    const amount = Number(line['amount']);
    const from = wholes.includes(line['step']) ? 0 : level;
    level = from + amount;
    const reached: readonly [number, number] = from < level ? [from, level] : [level, from];
    return {
      step: session.say(optionOf(field, 'step', line['step'])!),
      words: shownFigure(line['amount'], 'amount'),
      reached,
      fill: wholes.includes(line['step']) ? 'var(--accent)' : amount > 0 ? 'var(--bad)' : 'var(--good)',
    };
  });
  return (
    <BarChart responsive className="ax-chart" style={{ height: 240 }} data={data} title={session.say(field.label)}>
      <CartesianGrid {...gridLook} />
      <XAxis {...axisLook} dataKey="step" interval={0} />
      <YAxis {...axisLook} width={90} tickFormatter={(value: number) => shownFigure(String(Math.round(value)), 'count')} />
      <ChartTip<(typeof data)[number]> of={({ step, words }) => ({ title: step, lines: [{ key: 'amount', words }] })} />
      <Bar dataKey="reached" isAnimationActive={false} label={{ position: 'top', fontSize: 12, valueAccessor }} />
    </BarChart>
  );
});

/** What stands above a bar. */
const valueAccessor = ({ payload }: { readonly payload?: { readonly words?: string } }) => payload?.words;
