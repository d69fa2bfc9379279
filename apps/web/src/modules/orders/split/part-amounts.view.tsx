import { minorDigits } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { SplitStore } from './split-store.ts';
import { splitText as text } from './split-text.ts';

const amounts = [
  ['itemAmount', text.items],
  ['shippingAmount', text.shipping],
  ['discount', text.discount],
  ['tax', text.tax],
  ['total', text.total],
] as const;

/** What the order and each of its parts come to, by the rule by which the server splits it. */
export const PartAmounts = observer(function PartAmounts({ store: { order, parts, outcome } }: { readonly store: SplitStore }) {
  const session = useService(Session);
  const digits = minorDigits(order.currency);
  return (
    <tfoot>
      {amounts.map(([name, label]) => (
        <tr key={name} className={name === 'total' ? 'ax-cut-total' : undefined}>
          <th scope="row" colSpan={3}>
            {session.say(label)} <span className="ax-faint">{order.currency}</span>
          </th>
          <td className="ax-number">{shownDecimal(order[name], digits)}</td>
          {parts.map((_, part) => (
            <td key={`part ${part + 1}`} className="ax-number">
              {'parts' in outcome ? shownDecimal(outcome.parts[part]![name], digits) : '—'}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
});
