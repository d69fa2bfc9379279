import { baseCurrency, instalments, knownCurrencies, type PaymentLine, type PayNode } from '@axle/finance';
import { type LocalDate, minorDigits, sum, type Text, typedDecimal } from '@axle/kernel';
import { businessDay, optionOf, type Resource } from '@axle/page-kit';
import { Callout, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { DayInput } from '../../../engine/fields/date/day-input.view.tsx';
import { useState } from 'react';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import '../../../engine/answers/ask.css';
import { ChooseRecord } from './choose-record.view.tsx';
import { termsText as text } from './terms-text.ts';
import { useChosen } from './use-chosen.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

const nodeName = ({ fields }: Resource, node: PayNode): Text => {
  const nodes = fields['nodes'];
  return (nodes?.kind === 'enumList' && optionOf(nodes.options, node)?.label) || { zh: node, en: node };
};

/** What an amount comes to in instalments by a payment method, and when each is due. */
export const PaymentPlan = observer(function PaymentPlan({ page }: ViewProps) {
  const session = useService(Session);
  const today = businessDay(new Date(useService(Clock).now()));
  const resource = page.resource as Resource;
  const chosen = useChosen(page);
  const [typed, setTyped] = useState('10000.00');
  const [currency, setCurrency] = useState<string>(baseCurrency);
  const [days, setDays] = useState<Readonly<Partial<Record<PayNode, LocalDate>>>>({});
  const lines = (chosen.record?.['lines'] ?? []) as readonly PaymentLine[];
  const nodes = [...new Set(lines.map(({ node }) => node))];
  const dayOf = (node: PayNode) => days[node] ?? today;
  const amount = typedDecimal(typed);
  const plan =
    amount.ok && lines.length > 0
      ? instalments(amount.value, currency, lines, Object.fromEntries(nodes.map(node => [node, dayOf(node)])))
      : undefined;
  const digits = minorDigits(currency);
  const say = (node: PayNode) => session.say(nodeName(resource, node));
  const refusal = chosen.refusal ?? [amount, plan].flatMap(result => (result?.ok === false ? [result.refusal] : []))[0];
  return (
    <div className="ax-ask">
      <form onSubmit={event => event.preventDefault()}>
        <ChooseRecord label={text.method} chosen={chosen} />
        <label>
          {session.say(text.total)}
          <InputGroup value={typed} maxLength={20} onValueChange={setTyped} />
        </label>
        <label>
          {session.say(text.currency)}
          <HTMLSelect value={currency} options={[...knownCurrencies]} onChange={event => setCurrency(event.currentTarget.value)} />
        </label>
        {nodes.map(node => (
          <label key={node}>
            {session.say(text.dayOf, { node: nodeName(resource, node) })}
            <DayInput value={dayOf(node)} onDay={day => day !== '' && setDays(before => ({ ...before, [node]: day as LocalDate }))} />
          </label>
        ))}
      </form>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {plan?.ok && (
        <table className="ax-table ax-lined">
          <thead>
            <tr>
              <th scope="col">{session.say(text.node)}</th>
              <th scope="col" className="ax-right">
                {session.say(text.share)}
              </th>
              <th scope="col">{session.say(text.due)}</th>
              <th scope="col" className="ax-right">
                {session.say(text.total)}
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.value.map(({ node, percent, amount: part, due, offsetDays, basis }) => (
              <tr key={`${node} ${basis} ${offsetDays}`}>
                <th scope="row">{say(node)}</th>
                <td className="ax-number ax-right">{percent}%</td>
                <td className="ax-number">{due}</td>
                <td className="ax-number ax-right">{shownDecimal(part, digits)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={3}>{session.say(text.sum)}</td>
              <td className="ax-number ax-right">{shownDecimal(sum(plan.value.map(one => one.amount)), digits)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </div>
  );
});
