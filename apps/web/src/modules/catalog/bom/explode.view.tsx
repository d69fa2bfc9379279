import { type Decimal, type Refusal, sum, type Text } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { toNumber } from '@axle/validation';
import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { DayInput } from '../../../engine/fields/date/day-input.view.tsx';
import { type FormEvent, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { bomText as text } from './bom-text.ts';
import { BomTools, type Explosion, type Rolled } from './bom-tools.ts';
import '../../../engine/answers/ask.css';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

const shown = (value: string | undefined, places = 0) => (value === undefined ? '' : shownDecimal(value as Decimal, places));

/** What a quantity of a kit or an assembly comes to in parts, with what it costs and weighs. */
export const ExplodeBom = observer(function ExplodeBom() {
  const session = useService(Session);
  const tools = useService(BomTools);
  const clock = useService(Clock);
  const [part, setPart] = useState('');
  const [quantity, setQuantity] = useState('100');
  const [day, setDay] = useState<string>(() => businessDay(new Date(clock.now())));
  const [explosion, setExplosion] = useState<Explosion>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  const explode = (event: FormEvent) => {
    event.preventDefault();
    void latest.ask(
      () => tools.explode(part, quantity, day),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        setExplosion(reply.ok ? reply.value : undefined);
      },
    );
  };
  const said = (words: Text, rolled: Rolled | undefined) =>
    rolled && (
      <span>
        {session.say(words, { value: shown(rolled.each) })}
        {rolled.missing.length > 0 && session.say(text.missing, { parts: rolled.missing.join(', ') })}
      </span>
    );
  const amounts = (explosion?.leaves ?? []).flatMap(({ amount }) => amount ?? []) as Decimal[];
  const heads = [text.part, text.name, text.need, text.stock, text.shortage, text.price, text.amount];
  const pieces = (value: number | undefined) => shown(value?.toString());
  return (
    <div className="ax-ask">
      <form onSubmit={explode}>
        <label>
          {session.say(text.parent)}
          <InputGroup autoFocus value={part} maxLength={32} onValueChange={value => setPart(value.toUpperCase())} />
        </label>
        <label>
          {session.say(text.quantity)}
          <InputGroup type="number" min={1} value={quantity} onValueChange={setQuantity} />
        </label>
        <label>
          {session.say(text.day)}
          <DayInput value={day} onDay={setDay} />
        </label>
        <Button
          type="submit"
          intent="primary"
          disabled={part.trim() === '' || !((toNumber(quantity) ?? 0) > 0)}
          text={session.say(text.explode)}
        />
      </form>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {explosion && (
        <>
          <p className="ax-ask-totals">
            {said(text.cost, explosion.cost)}
            {said(text.weight, explosion.weight)}
          </p>
          <table className="ax-table ax-lined">
            <thead>
              <tr>
                {heads.map((head, at) => (
                  <th key={head.en} scope="col" className={at > 1 ? 'ax-right' : undefined}>
                    {session.say(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {explosion.leaves.map(({ part: leaf, nameZh = '', nameEn = '', need, stock, shortage, price, amount }) => (
                <tr key={leaf}>
                  <th scope="row">{leaf}</th>
                  <td>{session.say({ zh: nameZh, en: nameEn })}</td>
                  <td className="ax-number ax-right">{shown(need)}</td>
                  <td className="ax-number ax-right">{pieces(stock)}</td>
                  <td className={`ax-number ax-right${shortage ? ' ax-ask-short' : ''}`}>{pieces(shortage)}</td>
                  <td className="ax-number ax-right">{shown(price)}</td>
                  <td className="ax-number ax-right">{shown(amount, 2)}</td>
                </tr>
              ))}
            </tbody>
            {amounts.length > 0 && (
              <tfoot>
                <tr>
                  <td colSpan={6}>{session.say(text.sum)}</td>
                  <td className="ax-number ax-right">{shown(sum(amounts), 2)}</td>
                </tr>
              </tfoot>
            )}
          </table>
        </>
      )}
    </div>
  );
});
