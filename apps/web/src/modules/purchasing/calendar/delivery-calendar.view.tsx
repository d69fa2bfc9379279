import type { LocalDate } from '@axle/kernel';
import { businessDay, permissionCode } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { listAddress } from '../../../engine/filter-address.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { calendarText } from '../../../text/calendar.ts';
import { calendarText as text } from './calendar-text.ts';
import { daysOfMonth, monthLater, type PromisedDay, promisedIn, totalOf } from './month-days.ts';
import { PromisedConditions } from './promised-conditions.view.tsx';
import { useWorkedTab } from './use-worked-tab.ts';

const lines = { section: 'purchase', page: 'currentDates' } as const;

/** A month of promised dates: how many lines, pieces and cubic metres are due each day. */
export const DeliveryCalendar = observer(function DeliveryCalendar({ page, active }: ViewProps) {
  const session = useService(Session);
  const today = businessDay(new Date(useService(Clock).now()));
  const tab = useWorkedTab(page, 'tab2', { month: today.slice(0, 7) }, active);
  const { inputs, worked } = tab;
  const month = typeof inputs.values['month'] === 'string' ? inputs.values['month'] : today.slice(0, 7);
  const promised = worked ? promisedIn(worked) : new Map<string, PromisedDay>();
  const { days, column } = daysOfMonth(month);
  const total = totalOf([...promised.values()]);
  const mayOpen = session.can(permissionCode(lines.section, lines.page, 'list'));
  const address = (day: LocalDate) =>
    listAddress(`/admin/${lines.section}/${lines.page}`, undefined, [{ field: 'promisedDate', op: 'between', value: [day, day] }]);
  return (
    <div className="ax-promises">
      <PromisedConditions tab={tab} text={text} onTurn={by => tab.type('month', monthLater(month, by))}>
        <p role="status">
          {worked &&
            (total.lines === 0
              ? session.say(text.none)
              : session.say(text.sum, { lines: total.lines, pieces: total.pieces, cbm: shownDecimal(total.cbm, 1) }))}
        </p>
      </PromisedConditions>
      <div className="ax-promises-month">
        {calendarText.weekdays.map(label => (
          <span key={label.en} className="ax-promises-head" aria-hidden>
            {session.say(label)}
          </span>
        ))}
        {days.map((day, at) => {
          const due = promised.get(day);
          return (
            <section
              key={day}
              aria-label={day}
              className={day === today ? 'ax-promises-day ax-promises-today' : 'ax-promises-day'}
              style={at === 0 ? { gridColumnStart: column } : undefined}
            >
              <span>{at + 1}</span>
              {due && mayOpen && <Link to={address(day)}>{session.say(text.lines, { count: due.lineCount })}</Link>}
              {due && !mayOpen && <strong>{session.say(text.lines, { count: due.lineCount })}</strong>}
              {due && <small>{session.say(text.pieces, { count: due.pieces })}</small>}
              {due && <small>{session.say(text.volume, { cbm: shownDecimal(due.cbm, 1) })}</small>}
            </section>
          );
        })}
      </div>
    </div>
  );
});
