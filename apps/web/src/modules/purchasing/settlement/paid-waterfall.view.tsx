import { type Decimal, minorDigits } from '@axle/kernel';
import type { Field, RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { matchText as text } from './match-text.ts';

/** The steps of a settlement from what it pays for to what is paid; those between are taken off. */
const steps = ['gross', 'deducted', 'claimed', 'prepaidUsed', 'payable'] as const;

/** [R15] What is taken off a settlement, step by step: each bar begins where the one before ends. */
export const PaidWaterfall = observer(function PaidWaterfall({
  row,
  fields,
}: {
  readonly row: RecordRow;
  readonly fields: Readonly<Record<string, Field>>;
}) {
  const session = useService(Session);
  // a total would reveal the step that the user may not read
  if (steps.some(step => !fields[step])) return null;
  const currency = String(row['currency'] ?? '');
  const shown = (value: unknown) => shownDecimal(String(value ?? '0') as Decimal, minorDigits(currency));
  let level = 0;
  const data = steps.map(step => {
    const amount = Number(row[step] ?? 0);
    const isWhole = step === 'gross' || step === 'payable';
    const from = isWhole ? 0 : level - amount;
    const reached: readonly [number, number] = isWhole ? [0, amount] : [from, level];
    level = isWhole ? amount : from;
    const words = `${isWhole || amount === 0 ? '' : '−'}${shown(row[step])}`;
    return { step: session.say(fields[step]!.label), words, reached, fill: isWhole ? 'var(--accent)' : 'var(--good)' };
  });
  return (
    <BarChart
      responsive
      className="ax-chart"
      style={{ height: 220, maxWidth: 760 }}
      margin={roomForWords}
      data={data}
      title={session.say(text.waterfall)}
    >
      <CartesianGrid {...gridLook} />
      <XAxis {...axisLook} dataKey="step" interval={0} />
      <YAxis {...axisLook} width={90} tickFormatter={(value: number) => shownDecimal(String(Math.round(value)) as Decimal, 0)} />
      <ChartTip<(typeof data)[number]>
        of={({ step, words }) => ({ title: step, lines: [{ key: 'amount', words: `${currency} ${words}` }] })}
      />
      <Bar dataKey="reached" isAnimationActive={false} label={{ position: 'top', fontSize: 12, valueAccessor }} />
    </BarChart>
  );
});

/** Above the highest bar stands its amount. */
const roomForWords = { top: 20 };

/** What stands above a bar. */
const valueAccessor = ({ payload }: { readonly payload?: { readonly words?: string } }) => payload?.words;
