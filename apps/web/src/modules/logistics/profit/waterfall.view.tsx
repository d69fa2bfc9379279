import type { Decimal, Text } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { Bar, BarChart, LabelList, Rectangle, ReferenceLine, XAxis, YAxis } from 'recharts';
import { axisLook } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { profitText as text } from './profit-text.ts';
import { shownAmount } from './shown-amount.ts';

/** A step from the price to the profit: a level that is reached, or what is taken off. */
export interface Step {
  readonly key: string;
  readonly label: Text;
  readonly amount: Decimal;
  readonly kind: 'level' | 'cost' | 'profit';
}

/** A column of the drawing: from where to where it reaches. */
interface Column extends Step {
  readonly reach: readonly [number, number];
}

/** Columns that each begin where the one before ended; a level and the profit stand on the ground. */
const columnsOf = (steps: readonly Step[]): readonly Column[] => {
  let level = 0;
  return steps.map(step => {
    const value = Number(step.amount);
    const [from, to] = step.kind === 'cost' ? [level, level - value] : [0, value];
    level = to;
    return { ...step, reach: [Math.min(from, to), Math.max(from, to)] };
  });
};

const toneOf = ({ kind, amount }: Step) =>
  kind === 'level' ? 'var(--accent)' : kind === 'cost' ? 'var(--warn)' : Number(amount) < 0 ? 'var(--bad)' : 'var(--good)';

const shown = ({ amount, kind }: Step, currency: string) =>
  `${kind === 'cost' && Number(amount) !== 0 ? '−' : ''}${shownAmount(amount, currency)}`;

/** What becomes of a price, step by step, as columns that hang where the one before ended. */
export const Waterfall = observer(function Waterfall({ steps, currency }: { readonly steps: readonly Step[]; readonly currency: string }) {
  const session = useService(Session);
  return (
    <figure className="ax-waterfall">
      <BarChart
        responsive
        className="ax-chart"
        style={{ height: 300 }}
        data={columnsOf(steps)}
        title={session.say(text.chart)}
        margin={{ top: 24 }}
        barCategoryGap="16%"
      >
        <XAxis {...axisLook} dataKey={({ label }: Column) => session.say(label)} interval={0} />
        <YAxis hide />
        <ReferenceLine y={0} stroke="var(--line)" />
        <ChartTip<Column>
          of={step => ({ title: session.say(step.label), lines: [{ key: step.key, words: `${shown(step, currency)} ${currency}` }] })}
        />
        <Bar
          dataKey="reach"
          minPointSize={1}
          isAnimationActive={false}
          shape={bar => <Rectangle {...bar} fill={toneOf(bar.payload as Column)} />}
        >
          <LabelList dataKey={step => shown(step as Step, currency)} position="top" fill="var(--ink)" fontSize={12} />
        </Bar>
      </BarChart>
    </figure>
  );
});
