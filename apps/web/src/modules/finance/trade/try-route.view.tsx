import { type LocalDate, minorDigits, type Refusal, typedDecimal } from '@axle/kernel';
import { Callout, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { baseCurrency } from '@axle/finance';
import { businessDay } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { DayInput } from '../../../engine/fields/date/day-input.view.tsx';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import '../../../engine/answers/ask.css';
import { ChooseRecord } from '../terms/choose-record.view.tsx';
import { useChosen } from '../terms/use-chosen.ts';
import { type PricedLeg, RouteTools } from './route-tools.ts';
import { routeText as text } from './route-text.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

/** What a cost becomes along a route, leg by leg. */
export const TryRoute = observer(function TryRoute({ page }: ViewProps) {
  const session = useService(Session);
  const tools = useService(RouteTools);
  const today = businessDay(new Date(useService(Clock).now()));
  const chosen = useChosen(page);
  const [typed, setTyped] = useState('100');
  const [currency, setCurrency] = useState<string>(baseCurrency);
  const [currencies, setCurrencies] = useState<readonly string[]>([baseCurrency]);
  const [day, setDay] = useState<string>(today);
  const [legs, setLegs] = useState<readonly PricedLeg[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const read = typedDecimal(typed);
  const cost = read.ok ? read.value : undefined;
  const route = chosen.record?.id;
  const [latestCurrencies, latestPrice] = [useLatest(), useLatest()];
  useEffect(() => {
    void latestCurrencies.ask(
      () => tools.currencies(),
      reply => reply.ok && setCurrencies(reply.value),
    );
  }, [latestCurrencies, tools]);
  useEffect(() => {
    if (route === undefined || cost === undefined || day === '') return latestPrice.giveUp();
    void latestPrice.ask(
      () => tools.price(route, cost, currency, day as LocalDate),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        setLegs(reply.ok ? reply.value : undefined);
      },
    );
  }, [latestPrice, tools, route, cost, currency, day]);
  return (
    <div className="ax-ask">
      <form onSubmit={event => event.preventDefault()}>
        <ChooseRecord label={text.route} chosen={chosen} />
        <label>
          {session.say(text.cost)}
          <InputGroup value={typed} maxLength={20} onValueChange={setTyped} />
        </label>
        <label>
          {session.say(text.currency)}
          <HTMLSelect value={currency} options={[...currencies]} onChange={event => setCurrency(event.currentTarget.value)} />
        </label>
        <label>
          {session.say(text.day)}
          <DayInput value={day} onDay={setDay} />
        </label>
      </form>
      {refusal && <Callout intent="warning">{session.say(refusal.message)}</Callout>}
      {legs && (
        <table className="ax-table ax-lined" aria-label={session.say(text.result)}>
          <thead>
            <tr>
              {[text.leg, text.seller, text.buyer, text.markup, text.rate, text.price].map(head => (
                <th key={head.en} scope="col">
                  {session.say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {legs.map(({ seller, sellerName = '', buyer, buyerName = '', markup, rate, price, currency: own }, at) => (
              <tr key={seller}>
                <td className="ax-number">{at + 1}</td>
                <th scope="row">{`${seller} ${sellerName}`}</th>
                <td>{`${buyer} ${buyerName}`}</td>
                <td className="ax-number">{session.say(text.percent, { markup })}</td>
                <td className="ax-number">{rate}</td>
                <td className="ax-number">{`${own} ${shownDecimal(price, minorDigits(own))}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
});
