import { type Decimal, type LocalDate, minorDigits } from '@axle/kernel';
import { businessDay, daysLeft, regrouped } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ProposedLine, ProposedOrder } from './proposal.ts';
import { proposalText as text } from './proposal-text.ts';

const whole = (value: number): string => shownDecimal(String(value) as Decimal, 0);
const shown = (value: string | undefined, digits: number): string => (value === undefined ? '' : shownDecimal(value as Decimal, digits));
/** Digits of a price: those that it has, two at least. */
const priceDigits = (price: string | undefined): number => Math.max(2, price?.split('.')[1]?.length ?? 0);
/** Days before the latest day of ordering within which it is urgent. */
const soon = 3;

interface ProposalTableProps {
  readonly orders: readonly ProposedOrder[];
  /** Lines that are not ticked. */
  readonly without: ReadonlySet<string>;
  onChange(without: ReadonlySet<string>): void;
}

/** Proposed orders with their lines, each ticked or not. */
export const ProposalTable = observer(function ProposalTable({ orders, without, onChange }: ProposalTableProps) {
  const session = useService(Session);
  const clock = useService(Clock);
  const today = businessDay(new Date(clock.now()));
  const tick = (keys: readonly string[], on: boolean) => {
    const after = new Set(without);
    for (const key of keys)
      if (on) after.delete(key);
      else after.add(key);
    onChange(after);
  };
  const box = (keys: readonly string[], label: string) => {
    const ticked = keys.filter(key => !without.has(key)).length;
    return (
      <input
        type="checkbox"
        aria-label={label}
        checked={ticked === keys.length}
        ref={element => {
          if (element) element.indeterminate = ticked > 0 && ticked < keys.length;
        }}
        onChange={event => tick(keys, event.currentTarget.checked)}
      />
    );
  };
  const row = (line: ProposedLine, currency: string) => {
    const { days, tone } = daysLeft(line.latestOrderDate as LocalDate, today, soon);
    const needs = line.needs.map(({ reqNo, qty }) => `${regrouped(reqNo)} × ${whole(qty)}`).join(', ');
    return (
      <tr key={line.key}>
        <td>{box([line.key], line.sku)}</td>
        <th scope="row" title={session.say(line.name)}>
          {line.sku} <small>{session.say(line.name)}</small>
        </th>
        <td className="ax-number">{whole(line.need)}</td>
        <td className="ax-number ax-strong">{whole(line.qty)}</td>
        <td className="ax-number">{line.surplus > 0 ? whole(line.surplus) : ''}</td>
        <td className="ax-number ax-faint">{`${whole(line.moq)} / ${whole(line.multiple)}`}</td>
        <td className="ax-number">{shown(line.price, priceDigits(line.price))}</td>
        <td className="ax-number">
          {shown(line.amount, minorDigits(currency))}
          {line.up && (
            <small className="ax-proposal-up" title={session.say(text.upWhy, { price: shown(line.up.price, priceDigits(line.up.price)) })}>
              {session.say(text.up, { qty: whole(line.up.qty), amount: shown(line.up.amount, minorDigits(currency)) })}
            </small>
          )}
        </td>
        <td>{line.requiredDate}</td>
        <td data-tone={tone} title={days < 0 ? session.say(text.overdue, { days: -days }) : undefined}>
          {line.latestOrderDate}
        </td>
        <td className="ax-faint ax-proposal-needs" title={needs}>
          {needs}
        </td>
      </tr>
    );
  };
  const everyKey = orders.flatMap(({ lines }) => lines.map(({ key }) => key));
  return (
    <div className="ax-proposal-scroll" tabIndex={0} role="region" aria-label={session.say(text.proposed)}>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            <th scope="col">{box(everyKey, session.say(text.all))}</th>
            <th scope="col">{session.say(text.sku)}</th>
            {([text.need, text.orderQty, text.surplus, text.steps, text.price, text.amount] as const).map(label => (
              <th key={label.en} scope="col" className="ax-number">
                {session.say(label)}
              </th>
            ))}
            <th scope="col">{session.say(text.required)}</th>
            <th scope="col">{session.say(text.latest)}</th>
            <th scope="col">{session.say(text.requirements)}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(order => (
            <Fragment key={order.no}>
              <tr className="ax-proposal-order">
                <td>
                  {box(
                    order.lines.map(({ key }) => key),
                    `${session.say(text.wholeOrder)}: ${session.say(order.supplier)}`,
                  )}
                </td>
                <th scope="rowgroup" colSpan={6} title={session.say(order.supplier)}>
                  {session.say(order.supplier)}
                  <small>{`${session.say(order.company)} → ${session.say(order.warehouse)}`}</small>
                </th>
                <td className="ax-number">
                  {order.amount === undefined ? '' : `${order.currency} ${shown(order.amount, minorDigits(order.currency))}`}
                </td>
                <td colSpan={3} className="ax-proposal-count">
                  {session.say(text.lineCount, { count: order.lines.length })}
                </td>
              </tr>
              {order.lines.map(line => row(line, order.currency))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
});
