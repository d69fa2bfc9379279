import { type Decimal, minorDigits, round, type Text, typedDecimal } from '@axle/kernel';
import { estimatedProfit, landedCost, type ProfitTerms, targetPrice } from '@axle/logistics';
import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { profitText as text } from './profit-text.ts';
import { type Step, Waterfall } from './waterfall.view.tsx';
import { shownAmount } from './shown-amount.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

const percent = (share: Decimal): string => shownDecimal(round(share, 2), 2);

/** The inputs of an estimate, as the server returned them. */
export interface UsedTerms {
  readonly terms: ProfitTerms;
  readonly currency: string;
  readonly price: Decimal;
  readonly target: Decimal;
  readonly from: string;
}

const costs: readonly (readonly [key: 'referral' | 'fulfilment' | 'storage' | 'ads' | 'goods' | 'other', label: Text])[] = [
  ['referral', text.referral],
  ['fulfilment', text.fulfilment],
  ['storage', text.storage],
  ['ads', text.ads],
  ['goods', text.goods],
  ['other', text.other],
];

/** The profit at a price that the user moves: the same rules as on the server; nothing is requested or saved. */
export const ProfitResult = observer(function ProfitResult({ used }: { readonly used: UsedTerms }) {
  const session = useService(Session);
  const { terms, currency, from } = used;
  const digits = minorDigits(currency);
  const [typed, setTyped] = useState(Number(used.price).toFixed(digits));
  const [wanted, setWanted] = useState(Number(used.target).toString());
  const [read, aim] = [typedDecimal(typed), typedDecimal(wanted)];
  const price = read.ok && read.value !== undefined && Number(read.value) > 0 ? read.value : used.price;
  const target = aim.ok && aim.value !== undefined ? aim.value : used.target;
  const lines = estimatedProfit(terms, price);
  const goal = targetPrice(terms, target, digits);
  const even = targetPrice(terms, '0' as Decimal, digits);
  const most = Math.max(20, Math.ceil(Number(used.price) * 2.5));
  const steps: readonly Step[] = [
    { key: 'price', label: text.price, amount: price, kind: 'level' },
    { key: 'tax', label: text.tax, amount: String(Number(price) - Number(lines.revenue)) as Decimal, kind: 'cost' },
    ...costs
      .filter(([key]) => key !== 'other' || Number(lines.other) !== 0)
      .map(([key, label]) => ({ key, label, amount: lines[key], kind: 'cost' as const })),
    { key: 'profit', label: text.profit, amount: lines.profit, kind: 'profit' },
  ];
  const offered = (label: Text, found: typeof goal) => (
    <div>
      <dt>{session.say(label)}</dt>
      <dd>
        {found.ok ? `${shownAmount(found.value, currency)} ${currency}` : session.say(text.unreachable)}
        {found.ok && (
          <Button
            size="small"
            variant="minimal"
            text={session.say(text.take)}
            aria-label={`${session.say(label)}: ${session.say(text.take)}`}
            onClick={() => setTyped(Number(found.value).toFixed(digits))}
          />
        )}
      </dd>
    </div>
  );
  const { purchase, freight, duty } = terms;
  return (
    <section className="ax-profit-result" aria-label={session.say(text.chart)}>
      <div className="ax-profit-inputs">
        <label>
          {session.say(text.price)} ({currency})
          <InputGroup inputMode="decimal" value={typed} maxLength={12} onValueChange={setTyped} />
        </label>
        <input
          type="range"
          min={1}
          max={most}
          step={digits === 0 ? 1 : 0.5}
          value={Math.min(most, Number(price))}
          aria-label={session.say(text.slider)}
          onChange={event => setTyped(Number(event.currentTarget.value).toFixed(digits))}
        />
        <label>
          {session.say(text.target)}
          <InputGroup inputMode="decimal" value={wanted} maxLength={7} onValueChange={setWanted} />
        </label>
      </div>
      <dl aria-live="polite">
        <div>
          <dt>{session.say(text.profit)}</dt>
          <dd>
            <strong className={Number(lines.profit) < 0 ? 'ax-profit-loss' : ''}>
              {shownAmount(lines.profit, currency)} {currency}
            </strong>
          </dd>
        </div>
        <div>
          <dt>{session.say(text.margin)}</dt>
          <dd>{percent(lines.margin)}%</dd>
        </div>
        <div>
          <dt>{session.say(text.roi)}</dt>
          <dd>{percent(lines.roi)}%</dd>
        </div>
        {offered(text.targetPrice, goal)}
        {offered(text.breakEven, even)}
      </dl>
      <Waterfall steps={steps} currency={currency} />
      <p className="ax-number">
        {session.say(text.landed, {
          landed: shownAmount(landedCost(terms), currency),
          purchase: shownAmount(purchase, currency),
          freight: shownAmount(freight, currency),
          duty: shownAmount(duty, currency),
        })}
      </p>
      <p className="ax-hint">
        {session.say(text.from)} {from}
      </p>
    </section>
  );
});
