import { type Decimal, isText } from '@axle/kernel';
import { type EnumOption, type Line, optionOf, regrouped } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { proposalText as text } from './proposal-text.ts';

interface LeftOutTableProps {
  readonly lines: readonly Line[];
  readonly reasons: readonly EnumOption[];
}

/** Requirements that go into no order, and why. */
export const LeftOutTable = observer(function LeftOutTable({ lines, reasons }: LeftOutTableProps) {
  const session = useService(Session);
  return (
    <section className="ax-proposal-left">
      <h3>{session.say(text.leftOut, { count: lines.length })}</h3>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            <th scope="col">{session.say(text.requirement)}</th>
            <th scope="col">{session.say(text.sku)}</th>
            <th scope="col" className="ax-number">
              {session.say(text.qty)}
            </th>
            <th scope="col">{session.say(text.reason)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => {
            const reason = optionOf(reasons, line['reason']);
            return (
              <tr key={String(line['reqNo'])}>
                <td>{regrouped(String(line['reqNo']))}</td>
                <th scope="row">
                  {String(line['sku'] ?? '')} <small>{isText(line['name']) ? session.say(line['name']) : ''}</small>
                </th>
                <td className="ax-number">{shownDecimal(String(line['qty'] ?? 0) as Decimal, 0)}</td>
                <td>{reason && session.say(reason.label)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});
