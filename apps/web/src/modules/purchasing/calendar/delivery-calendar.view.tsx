import type { LocalDate } from '@axle/kernel';
import { businessDay, permissionCode, type RecordValues } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { listAddress } from '../../../engine/filter-address.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { calendarText } from '../../../text/calendar.ts';
import { calendarText as text } from './calendar-text.ts';
import { daysOfMonth, monthLater, type PromisedDay, promisedIn, totalOf } from './month-days.ts';
import './delivery-calendar.css';

const tab = 'tab2';
const lines = { section: 'purchase', page: 'currentDates' } as const;

/** A month of promised dates: how many lines, pieces and cubic metres are due each day. */
export const DeliveryCalendar = observer(function DeliveryCalendar(props: ViewProps) {
  const session = useService(Session);
  const today = businessDay(new Date(useService(Clock).now()));
  const [typed, setTyped] = useState<RecordValues>({ month: today.slice(0, 7) });
  const { tool, inputs, values: worked, refusal } = useTypedTool(props, tab, typed);
  const month = typeof inputs.values['month'] === 'string' ? inputs.values['month'] : today.slice(0, 7);
  const promised = worked ? promisedIn(worked) : new Map<string, PromisedDay>();
  const { days, column } = daysOfMonth(month);
  const total = totalOf([...promised.values()]);
  const turn = (by: number) => setTyped(before => ({ ...before, month: monthLater(month, by) }));
  const mayOpen = session.can(permissionCode(lines.section, lines.page, 'list'));
  const address = (day: LocalDate) =>
    listAddress(`/admin/${lines.section}/${lines.page}`, undefined, [{ field: 'promisedDate', op: 'between', value: [day, day] }]);
  return (
    <div className="ax-promises">
      <header aria-label={session.say(text.conditions)}>
        <Button icon={<ChevronLeft />} aria-label={session.say(text.earlier)} onClick={() => turn(-1)} />
        {Object.entries(tool.inputs).map(([name, field]) => (
          <TypedField
            key={name}
            field={field}
            value={typed[name]}
            note={null}
            refusal={inputs.refusals.get(name)}
            onChange={value => setTyped(before => ({ ...before, [name]: value }))}
          />
        ))}
        <Button icon={<ChevronRight />} aria-label={session.say(text.later)} onClick={() => turn(1)} />
        <p role="status">
          {worked &&
            (total.lines === 0
              ? session.say(text.none)
              : session.say(text.sum, { lines: total.lines, pieces: total.pieces, cbm: shownDecimal(total.cbm, 1) }))}
        </p>
      </header>
      {refusal && (
        <Callout intent="danger" compact>
          {session.say(refusal.message)}
        </Callout>
      )}
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
