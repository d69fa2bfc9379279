import { fill, inLanguage, type LocalDate, text } from '@axle/kernel';
import { businessDay, type DateField, daysLeft, formatValue } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { CellProps } from '../field-view.ts';

const left = text('剩{days}天', '{days} d left');
const over = text('已过{days}天', '{days} d overdue');

/** A day of the calendar; an expiry date also shows the days left. */
export const DateCell = observer(function DateCell({ field, value, beside }: CellProps) {
  const { language } = useService(Session);
  const clock = useService(Clock);
  const { expiry } = field as DateField;
  const day = formatValue(field, value, language);
  if (!expiry) return <>{day}</>;
  const within = typeof expiry.within === 'number' ? expiry.within : Number(beside ?? 0);
  const { days, tone } = daysLeft(value as LocalDate, businessDay(new Date(clock.now())), within, expiry.urgent);
  if (tone === 'neutral') return <>{day}</>;
  const words = inLanguage(fill(days < 0 ? over : left, { days: String(Math.abs(days)) }), language);
  return (
    <>
      {day} <span className={`ax-pill ax-tone-${tone}`}>{words}</span>
    </>
  );
});
