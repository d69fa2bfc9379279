import { type Decimal, minorDigits, round } from '@axle/kernel';
import type { ProfitItem, WaterfallBar } from '@axle/operation';
import { profitItemOptions, profitLevelOptions } from '@axle/pages';
import { observer } from 'mobx-react-lite';
import { Bar, BarChart, LabelList, Rectangle, ReferenceLine, XAxis, YAxis } from 'recharts';
import { axisLook } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { useLinks } from '../../../chart/use-links.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { waterfallText as text } from './waterfall-text.ts';

/** What an item or a level is called. */
const barLabel = (key: string) => [...profitLevelOptions, ...profitItemOptions].find(({ code }) => code === key)!.label;

const toneOf = ({ kind, key, amount }: WaterfallBar): string => {
  if (kind === 'item') return amount.startsWith('-') ? 'var(--warn)' : 'var(--good)';
  return key === 'profit' && amount.startsWith('-') ? 'var(--bad)' : 'var(--accent)';
};

/** An amount by the digits of its currency, as readers see it. */
const shownMoney = (amount: Decimal, currency: string): string => shownDecimal(round(amount, minorDigits(currency)), minorDigits(currency));

/** The items of a profit as bars, each where the one before ended, and its levels on the ground. */
export const ProfitBars = observer(function ProfitBars({
  bars,
  currency,
  addressOf,
}: {
  readonly bars: readonly WaterfallBar[];
  readonly currency: string;
  /** Where the one document stands that an item comes from. */
  readonly addressOf: (item: ProfitItem) => string | undefined;
}) {
  const session = useService(Session);
  const links = useLinks();
  const data = bars.map(bar => ({ ...bar, reach: [Number(bar.from), Number(bar.to)].toSorted((one, other) => one - other) }));
  return (
    <figure className="ax-profit-bars">
      <BarChart responsive className="ax-chart" style={{ height: 300 }} data={data} title={session.say(text.chart)} margin={{ top: 24 }}>
        <XAxis {...axisLook} dataKey={({ key }: WaterfallBar) => session.say(barLabel(key))} interval={0} />
        <YAxis hide />
        <ReferenceLine y={0} stroke="var(--line)" />
        <ChartTip<WaterfallBar>
          of={({ key, amount }) => ({
            title: session.say(barLabel(key)),
            lines: [{ key, words: `${shownMoney(amount, currency)} ${currency}` }],
          })}
        />
        <Bar
          dataKey="reach"
          minPointSize={1}
          isAnimationActive={false}
          shape={shape => {
            const bar = shape.payload as WaterfallBar;
            const link = bar.kind === 'item' ? links(addressOf(bar.key)) : undefined;
            const drawn = <Rectangle {...shape} fill={toneOf(bar)} />;
            if (!link) return drawn;
            return (
              <a {...link} aria-label={`${session.say(barLabel(bar.key))} ${shownMoney(bar.amount, currency)}`}>
                {drawn}
              </a>
            );
          }}
        >
          <LabelList dataKey={bar => shownMoney((bar as WaterfallBar).amount, currency)} position="top" fill="var(--ink)" fontSize={12} />
        </Bar>
      </BarChart>
    </figure>
  );
});
