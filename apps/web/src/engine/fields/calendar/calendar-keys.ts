import { addDays, addMonths, type LocalDate, weekdayOf } from '@axle/kernel';
import { withinCalendar } from './calendar-days.ts';

/** What a calendar shows: the days of a month, the months of a year, or a dozen years. */
export type CalendarLevel = 'days' | 'months' | 'years';

/** Months that one step of a key goes at the levels above the days. */
const span = { months: 1, years: 12 } as const;

type Move = (day: LocalDate, shift: boolean) => LocalDate;

const dayMoves: Readonly<Record<string, Move>> = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -7),
  ArrowDown: day => addDays(day, 7),
  Home: day => addDays(day, 1 - weekdayOf(day)),
  End: day => addDays(day, 7 - weekdayOf(day)),
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
};

const wideMoves = (months: number): Readonly<Record<string, Move>> => ({
  ArrowLeft: day => addMonths(day, -months),
  ArrowRight: day => addMonths(day, months),
  ArrowUp: day => addMonths(day, -3 * months),
  ArrowDown: day => addMonths(day, 3 * months),
  PageUp: day => addMonths(day, -12 * months),
  PageDown: day => addMonths(day, 12 * months),
});

const moves = { days: dayMoves, months: wideMoves(span.months), years: wideMoves(span.years) };

/** Where a key leads in a calendar, as the WAI-ARIA date picker has it; undefined for keys that lead nowhere. */
export function movedBy(key: string, shift: boolean, level: CalendarLevel, day: LocalDate): LocalDate | undefined {
  const move = Object.hasOwn(moves[level], key) ? moves[level][key] : undefined;
  return move && withinCalendar(move(day, shift));
}
