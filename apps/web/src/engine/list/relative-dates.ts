import { type LocalDate, localDate } from '@axle/kernel';
import { relativeSpan, utcInstant } from '@axle/page-kit';
import { endOfDay, type ZoneOffset } from '@axle/validation';
import { localDay } from '../fields/calendar/local-moment.ts';

/** The days of a date filter's value: of a span that moves with the calendar, or `[from, to]`, either end empty. */
export function daysOf(value: unknown, today: LocalDate): readonly [string | null, string | null] | undefined {
  const [from, to] = relativeSpan(value)?.days(today) ?? (Array.isArray(value) ? (value as readonly unknown[]) : []);
  const ends = [from, to].map(day => (typeof day === 'string' && day !== '' ? day : null));
  const isDay = (day: string | null) => day === null || localDate(day).ok;
  return ends.every(day => day === null) || !ends.every(isDay) ? undefined : [ends[0] ?? null, ends[1] ?? null];
}

/**
 * The instants of a date filter's value in the reader's time zone: the key of a span that moves with the calendar, or `[from, to]` as
 * local days or moments, either end empty. The last day counts to its end; a moment, as a figure of a row names it, stays what it is.
 */
export function instantsOf(value: unknown, now: Date): readonly [string | null, string | null] | undefined {
  const ends = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const moments = ends.map(end => (typeof end === 'string' ? utcInstant(end) : undefined));
  const days = daysOf(
    ends.length > 0 ? ends.map((end, at) => (moments[at] === undefined ? end : null)) : value,
    localDay(now) as LocalDate,
  );
  if (!days && moments.every(moment => moment === undefined)) return undefined;
  const [from, to] = (days ?? []).map(day => (day ? Date.parse(`${day}T00:00:00`) : undefined));
  return [moments[0] ?? instant(from) ?? null, moments[1] ?? instant(to === undefined ? undefined : endOfDay(to, readerOffset)) ?? null];
}

const instant = (milliseconds: number | undefined) => (milliseconds === undefined ? undefined : new Date(milliseconds).toISOString());

const readerOffset: ZoneOffset = milliseconds => -new Date(milliseconds).getTimezoneOffset();
