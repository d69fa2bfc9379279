import { type Decimal, groupedDecimal, type Text } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { profitText as text } from './profit-text.ts';

/** A step from the price to the profit: a level that is reached, or what is taken off. */
export interface Step {
  readonly key: string;
  readonly label: Text;
  readonly amount: Decimal;
  readonly kind: 'level' | 'cost' | 'profit';
}

const [width, height, top, bottom] = [920, 300, 22, 44] as const;

/** What becomes of a price, step by step, as columns that hang where the one before ended. */
export const Waterfall = observer(function Waterfall({ steps, currency }: { readonly steps: readonly Step[]; readonly currency: string }) {
  const session = useService(Session);
  const amounts = steps.map(({ amount }) => Number(amount));
  const most = Math.max(1, ...amounts);
  const profit = Number(steps.at(-1)?.amount ?? 0);
  const least = Math.min(0, profit);
  const y = (value: number) => top + ((most - value) / (most - least)) * (height - top - bottom);
  const step = width / steps.length;
  let level = 0;
  const bars = steps.map(({ kind, amount }) => {
    const value = Number(amount);
    const [from, to] = kind === 'cost' ? [level, level - value] : [0, value];
    level = to;
    return { from, to };
  });
  const shown = (amount: Decimal, kind: Step['kind']) =>
    `${kind === 'cost' && Number(amount) !== 0 ? '−' : ''}${groupedDecimal(Number(amount).toFixed(2) as Decimal, 2)}`;
  return (
    <figure className="ax-waterfall">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={session.say(text.chart)}>
        <line className="ax-waterfall-zero" x1={0} x2={width} y1={y(0)} y2={y(0)} />
        {steps.map(({ key, label, amount, kind }, at) => {
          const { from, to } = bars[at]!;
          const [high, low] = [Math.max(from, to), Math.min(from, to)];
          const x = at * step + step * 0.16;
          const tone = kind === 'profit' ? (Number(amount) < 0 ? 'loss' : 'profit') : kind;
          return (
            <g key={key}>
              <rect className={`ax-waterfall-${tone}`} x={x} width={step * 0.68} y={y(high)} height={Math.max(1, y(low) - y(high))}>
                <title>{`${session.say(label)}: ${shown(amount, kind)} ${currency}`}</title>
              </rect>
              {at < steps.length - 1 && <line className="ax-waterfall-tie" x1={x + step * 0.68} x2={x + step} y1={y(to)} y2={y(to)} />}
              <text className="ax-waterfall-amount" x={x + step * 0.34} y={y(high) - 6} textAnchor="middle">
                {shown(amount, kind)}
              </text>
              <text x={x + step * 0.34} y={height - bottom + 22} textAnchor="middle">
                {session.say(label)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
});
