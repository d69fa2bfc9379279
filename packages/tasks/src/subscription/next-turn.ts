import { addDays, addMonths, clockIn, daysInMonth, type LocalDate, weekdayOf, yearOf } from '@axle/kernel';
import type { Recurrence } from './recurrence.ts';

const hourLength = 3_600_000;
const dayLength = 24 * hourLength;

/** [T15] The moment after another one at which a recurrence comes round next, by the clocks of a time zone. */
export function nextTurn(recurrence: Recurrence, after: Date, timezone: string): Date {
  let day = firstDay(recurrence, clockIn(after, timezone).day);
  for (;;) {
    const turn = momentOf(day, recurrence.hour, timezone);
    if (turn > after) return turn;
    day = firstDay(recurrence, addDays(day, 1));
  }
}

/** A turn that is made, and the one that follows. */
export interface DueTurn {
  readonly turn: Date;
  readonly next: Date;
}

/** How far back turns are followed one by one; every recurrence comes round more often. */
const lookBack = 40 * dayLength;

/**
 * [T16] The turn that is made at a moment of a recurrence that was due at another: of several that were missed only the latest. Undefined
 * where none is due yet.
 */
export function dueTurn(recurrence: Recurrence, due: Date, now: Date, timezone: string): DueTurn | undefined {
  if (due > now) return undefined;
  const recent = new Date(now.getTime() - lookBack);
  let turn = due < recent ? nextTurn(recurrence, recent, timezone) : due;
  for (;;) {
    const next = nextTurn(recurrence, turn, timezone);
    if (next > now) return { turn, next };
    turn = next;
  }
}

/** The first day from another one on, on which a recurrence falls. */
function firstDay(recurrence: Recurrence, from: LocalDate): LocalDate {
  if (recurrence.rhythm === 'daily') return from;
  if (recurrence.rhythm === 'weekly') return addDays(from, (recurrence.weekday - weekdayOf(from) + 7) % 7);
  const own = dayOfMonth(from, recurrence.monthDay);
  return own >= from ? own : dayOfMonth(addMonths(`${from.slice(0, 8)}01` as LocalDate, 1), recurrence.monthDay);
}

/** A day of the month of another one; its last day where the month is shorter. */
function dayOfMonth(month: LocalDate, wanted: number): LocalDate {
  const last = daysInMonth(yearOf(month), Number(month.slice(5, 7)));
  return `${month.slice(0, 8)}${String(Math.min(wanted, last)).padStart(2, '0')}` as LocalDate;
}

/**
 * The moment at which the clocks of a zone show a full hour of a day: the first one where they show it twice, and where they pass over it
 * as much later as they were put on.
 */
function momentOf(day: LocalDate, hour: number, timezone: string): Date {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const shown = (moment: number) => {
    const clock = clockIn(new Date(moment), timezone);
    return Date.parse(`${clock.day}T${clock.time}:00Z`);
  };
  const ahead = (moment: number) => shown(moment) - moment;
  const before = wanted - ahead(wanted - dayLength);
  const after = wanted - ahead(wanted + dayLength);
  return new Date([before, after].toSorted((one, other) => one - other).find(moment => shown(moment) === wanted) ?? before);
}
