import { addMonths, fill, type LocalDate, text } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { calendarText } from '../../../text/calendar.ts';
import './calendar.css';
import { partsOf, withinCalendar } from './calendar-days.ts';
import { type CalendarLevel, movedBy } from './calendar-keys.ts';
import { DayGrid } from './day-grid.view.tsx';
import { dozenOf, WideGrid } from './wide-grid.view.tsx';

/** What a calendar picks. */
export interface CalendarProps {
  /** The smallest thing that is picked. Months and years answer with one of their days. */
  readonly picks: CalendarLevel;
  readonly chosen: readonly [LocalDate | undefined, LocalDate | undefined];
  /** The keyboard comes here when the calendar opens. */
  readonly autoFocus: boolean;
  onPick(day: LocalDate): void;
}

const monthsAtOnce = { days: 1, months: 12, years: 144 } as const;
const wider = { days: 'months', months: 'years', years: 'years' } as const;
const narrower = { days: 'days', months: 'days', years: 'months' } as const;

/** A calendar by the WAI-ARIA pattern: arrows move by days and weeks, Page keys by months, with Shift by years; Enter picks. */
export const Calendar = observer(function Calendar({ picks, chosen, autoFocus, onPick }: CalendarProps) {
  const session = useService(Session);
  const today = businessDay(new Date());
  const [focused, setFocused] = useState<LocalDate>(withinCalendar(chosen[0] ?? chosen[1] ?? today));
  const [level, setLevel] = useState<CalendarLevel>(picks);
  const [byKeyboard, setByKeyboard] = useState(autoFocus);
  const grid = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (byKeyboard) grid.current?.querySelector<HTMLElement>('[data-focused]')?.focus();
  }, [byKeyboard, focused, level]);
  const [year, month] = partsOf(focused);
  const title = {
    days: fill(calendarText.monthName, { year, month: calendarText.months[month - 1]! }),
    months: fill(calendarText.yearName, { year }),
    years: text(`${dozenOf(year)} – ${dozenOf(year) + 11}`, `${dozenOf(year)} – ${dozenOf(year) + 11}`),
  }[level];
  const turn = (by: -1 | 1) => {
    setByKeyboard(false);
    setFocused(withinCalendar(addMonths(focused, by * monthsAtOnce[level])));
  };
  const pick = (day: LocalDate) => {
    setFocused(withinCalendar(day));
    if (level === picks) onPick(day);
    else {
      setByKeyboard(true);
      setLevel(narrower[level]);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedBy(event.key, event.shiftKey, level, focused);
    if (!next) return;
    event.preventDefault();
    setByKeyboard(true);
    setFocused(next);
  };
  const gridProps = { language: session.language, focused, today, chosen, labelledBy: id, onPick: pick };
  return (
    <div className="ax-calendar">
      <div className="ax-calendar-head">
        <Button
          size="small"
          variant="minimal"
          icon={<ChevronLeft />}
          aria-label={session.say(calendarText.earlier)}
          onClick={() => turn(-1)}
        />
        <button
          type="button"
          className="ax-calendar-title"
          disabled={level === 'years'}
          aria-label={session.say(calendarText.wider, { shown: title })}
          onClick={() => {
            setByKeyboard(true);
            setLevel(wider[level]);
          }}
        >
          <span id={id} aria-live="polite">
            {session.say(title)}
          </span>
        </button>
        <Button
          size="small"
          variant="minimal"
          icon={<ChevronRight />}
          aria-label={session.say(calendarText.later)}
          onClick={() => turn(1)}
        />
      </div>
      <div ref={grid} onKeyDown={onKeyDown}>
        {level === 'days' ? <DayGrid {...gridProps} /> : <WideGrid {...gridProps} level={level} />}
      </div>
    </div>
  );
});
