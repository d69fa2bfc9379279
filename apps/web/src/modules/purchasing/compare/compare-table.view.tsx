import type { Decimal } from '@axle/kernel';
import type { LineField, LinesField } from '@axle/page-kit';
import { Switch } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ComparedLine } from './compare.ts';
import { compareText as text } from './compare-text.ts';

interface CompareTableProps {
  readonly field: LinesField;
  readonly lines: readonly ComparedLine[];
  /** Lines that are not accepted. */
  readonly without: ReadonlySet<number>;
  /** Whether the reader may decide. */
  readonly decides: boolean;
  onChange(without: ReadonlySet<number>): void;
}

const priceText = (price: Decimal): string => shownDecimal(price, Math.max(2, price.split('.')[1]?.length ?? 0));
const whole = (qty: number): string => shownDecimal(String(qty) as Decimal, 0);

/** What was ordered beside what was replied, line by line; what differs stands out. */
export const CompareTable = observer(function CompareTable({ field, lines, without, decides, onChange }: CompareTableProps) {
  const session = useService(Session);
  const toggle = (orderLine: number) => {
    const after = new Set(without);
    if (!after.delete(orderLine)) after.add(orderLine);
    onChange(after);
  };
  const shown = (name: string, value: unknown) => <ValueView field={field.fields[name] as LineField} value={value} />;
  const pair = (one: string, other: string) => (
    <>
      <td className="ax-number">{one}</td>
      <td className="ax-number" data-side="after" data-changed={one !== other}>
        {other}
      </td>
    </>
  );
  return (
    <div className="ax-compare-scroll" tabIndex={0} role="region" aria-label={session.say(text.lines)}>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            {decides && <th scope="col">{session.say(text.accept)}</th>}
            <th scope="col">{session.say(text.line)}</th>
            <th scope="col">{session.say(text.sku)}</th>
            <th scope="col">{session.say(text.reply)}</th>
            {[text.qty, text.price, text.date].flatMap(label => [
              <th key={`${label.en} ordered`} scope="col" className="ax-number">
                {`${session.say(label)} · ${session.say(text.ordered)}`}
              </th>,
              <th key={`${label.en} replied`} scope="col" className="ax-number">
                {session.say(text.replied)}
              </th>,
            ])}
            <th scope="col">{session.say(text.reason)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ orderLine, sku, kinds, before, after, reason }) => (
            <tr key={orderLine} data-accepted={!without.has(orderLine)}>
              {decides && (
                <td>
                  <Switch
                    checked={!without.has(orderLine)}
                    aria-label={session.say(text.acceptLine, { line: String(orderLine) })}
                    onChange={() => toggle(orderLine)}
                  />
                </td>
              )}
              <td className="ax-number">{orderLine}</td>
              <td>{shown('sku', sku)}</td>
              <td>{shown('kinds', kinds)}</td>
              {pair(whole(before.qty), whole(after.qty))}
              {pair(priceText(before.price), priceText(after.price))}
              {pair(before.date, after.date)}
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
