import { deduction, type DeductionMethod } from '@axle/finance';
import { type Decimal, type Text, typedDecimal, zero } from '@axle/kernel';
import { Callout, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import '../../../engine/answers/ask.css';
import { ChooseRecord } from './choose-record.view.tsx';
import { termsText as text } from './terms-text.ts';
import { useChosen } from './use-chosen.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

const asked = ['amount', 'lateDays', 'defectPercent', 'count', 'shortAmount'] as const;
type Asked = (typeof asked)[number];

const labels: Readonly<Record<Asked, Text>> = {
  amount: text.total,
  lateDays: text.lateDays,
  defectPercent: text.defectPercent,
  count: text.count,
  shortAmount: text.shortAmount,
};

/** What each type asks besides the amount, and how it is worked out. */
const formulas: Readonly<Record<DeductionMethod['type'], { readonly asks: readonly Asked[]; readonly words: Text }>> = {
  latePerDay: { asks: ['lateDays'], words: text.late },
  defectRate: { asks: ['defectPercent'], words: text.defects },
  perDefect: { asks: ['count'], words: text.pieces },
  packing: { asks: ['count'], words: text.pieces },
  fixed: { asks: [], words: text.once },
  shortage: { asks: ['shortAmount'], words: text.short },
};

/** What a delivery costs its supplier by a deduction method, with the arithmetic. */
export const TryDeduction = observer(function TryDeduction({ page }: ViewProps) {
  const session = useService(Session);
  const chosen = useChosen(page);
  const [typed, setTyped] = useState<Readonly<Record<Asked, string>>>({
    amount: '20000',
    lateDays: '9',
    defectPercent: '3.5',
    count: '3',
    shortAmount: '500',
  });
  const method = chosen.record as unknown as DeductionMethod | undefined;
  const formula = method && formulas[method.type];
  const read = (key: Asked): Decimal => {
    const value = typedDecimal(typed[key]);
    return value.ok && !value.value.startsWith('-') ? value.value : zero;
  };
  const result =
    method &&
    deduction(method, {
      amount: read('amount'),
      lateDays: Math.floor(Number(read('lateDays'))),
      defectPercent: read('defectPercent'),
      count: Math.floor(Number(read('count'))),
      shortAmount: read('shortAmount'),
    });
  const values = method && {
    amount: shownDecimal(read('amount')),
    rate: method.rate ?? '0',
    days: read('lateDays'),
    grace: String(method.graceDays ?? 0),
    cap: method.capPercent ?? '100',
    defects: read('defectPercent'),
    each: shownDecimal(method.amount ?? zero),
    count: read('count'),
    short: shownDecimal(read('shortAmount')),
  };
  return (
    <div className="ax-ask">
      <form onSubmit={event => event.preventDefault()}>
        <ChooseRecord label={text.deduction} chosen={chosen} />
        {asked
          .filter(key => key === 'amount' || formula?.asks.includes(key))
          .map(key => (
            <label key={key}>
              {session.say(labels[key])}
              <InputGroup
                value={typed[key]}
                inputMode="decimal"
                maxLength={20}
                onValueChange={value => setTyped(before => ({ ...before, [key]: value }))}
              />
            </label>
          ))}
      </form>
      {chosen.refusal && <Callout intent="danger">{session.say(chosen.refusal.message)}</Callout>}
      {result && !result.ok && <Callout intent="danger">{session.say(result.refusal.message)}</Callout>}
      {result?.ok && formula && values && (
        <p className="ax-ask-totals" role="status">
          <strong className="ax-number">
            {session.say(text.result)} {shownDecimal(result.value, 2)} CNY
          </strong>
          <span className="ax-number">= {session.say(formula.words, values)}</span>
        </p>
      )}
    </div>
  );
});
