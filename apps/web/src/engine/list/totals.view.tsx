import { fill } from '@axle/kernel';
import {
  columnLabel,
  companionOf,
  countsDifferent,
  type Field,
  type FieldTotal,
  formatValue,
  holdsDecimals,
  inCurrency,
} from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { listText } from '../../text/list.ts';
import { grouped } from '../grouped.ts';
import { trueMinus } from '../true-minus.ts';
import type { ListStore } from './list-store.ts';
import { shownDecimal } from '../shown-decimal.ts';

/** The totals of all rows that match, separately for each currency and unit. A total opens the rows behind it. */
export const Totals = observer(function Totals({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const { totals, failed } = list.totals;
  if (failed) return <span className="ax-faint">{session.say(listText.totalsFailed)}</span>;
  const shown = (totals ?? []).flatMap(total => {
    const field = list.fields[total.field];
    return field && total.count > 0 ? [{ total, field }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="ax-totals" aria-label={session.say(listText.totals)}>
      {shown.map(({ total, field }) => {
        const apart = companionOf(field);
        const of = apart === undefined ? '' : ofWords(total, list.fields[apart], session);
        const label = countsDifferent(field) ? fill(listText.different, { label: columnLabel(field) }) : columnLabel(field);
        return (
          <li key={`${total.field} ${of}`}>
            <button
              type="button"
              title={session.say(listText.totalOpens, { count: grouped(total.count) })}
              onClick={() => list.showTotal(total, apart)}
            >
              <span>{session.say(label)}</span>
              <strong>
                {of} {sumWords(total, field, session)}
              </strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
});

const ofWords = ({ of }: FieldTotal, apart: Field | undefined, { language }: Session) =>
  of === undefined || !apart ? '—' : formatValue(apart, of, language);

/** Sums may be longer than any one value: exact ones are written as they are, sizes in their usual form. */
const sumWords = ({ sum, of }: FieldTotal, field: Field, { language }: Session) =>
  holdsDecimals(field)
    ? trueMinus(formatValue(of === undefined ? field : inCurrency(field, String(of)), sum, language))
    : field.kind === 'bytes'
      ? formatValue(field, Number(sum), language)
      : shownDecimal(sum);
