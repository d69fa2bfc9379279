import { type Decimal, minorDigits } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { lineTotals, orderTotals } from '@axle/purchasing';
import { observer } from 'mobx-react-lite';
import type { FormStore } from '../../../engine/form/form-store.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { orderText as text } from './order-text.ts';
import { numberIn, termsIn } from './terms-in.ts';

/** [R5] What the order comes to as it is typed. */
export const OrderTotals = observer(function OrderTotals({ form }: { readonly form: FormStore }) {
  const session = useService(Session);
  const { drafts } = form;
  const terms = termsIn(drafts);
  const { currency } = terms;
  const lines = linesIn(drafts, 'lines');
  const priced = lines.flatMap(({ qty, price }) => {
    const known = numberIn(price);
    return Number.isInteger(qty) && known !== undefined ? [lineTotals({ qty: Number(qty), price: known }, terms)] : [];
  });
  const totals = orderTotals(priced);
  const shown = (value: Decimal) => `${currency} ${shownDecimal(value, minorDigits(currency))}`;
  const open = lines.length - priced.length;
  return (
    <dl className="ax-order-totals" aria-label={session.say(text.gross)}>
      {open > 0 && <dd className="ax-faint">{session.say(text.unpriced, { count: open })}</dd>}
      <dt>{session.say(text.net)}</dt>
      <dd>{shown(totals.net)}</dd>
      <dt>{session.say(text.tax)}</dt>
      <dd>{shown(totals.tax)}</dd>
      <dt>{session.say(text.gross)}</dt>
      <dd className="ax-strong">{shown(totals.gross)}</dd>
    </dl>
  );
});
