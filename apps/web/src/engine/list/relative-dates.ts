import { type LocalDate, localDate } from '@axle/kernel';
import { relativeSpan } from '@axle/page-kit';
import { localDay } from '../fields/instant/local-moment.ts';

/** The days of a date filter's value as the reader's calendar has them today: of a span that moves with it, or `[from, to]`, either end empty. */
export function daysOf(value: unknown, now: Date): readonly [string | null, string | null] | undefined {
  const [from, to] = relativeSpan(value)?.days(localDay(now) as LocalDate) ?? (Array.isArray(value) ? (value as readonly unknown[]) : []);
  const ends = [from, to].map(day => (typeof day === 'string' && day !== '' ? day : null));
  const isDay = (day: string | null) => day === null || localDate(day).ok;
  return ends.every(day => day === null) || !ends.every(isDay) ? undefined : [ends[0] ?? null, ends[1] ?? null];
}

/**
 * The instants of a date filter's value in the reader's time zone: the key of a span that moves with the calendar, or `[from, to]` as
 * local days, either end empty. The last day counts to its end.
 */
export function instantsOf(value: unknown, now: Date): readonly [string | null, string | null] | undefined {
  const days = daysOf(value, now);
  if (!days) return undefined;
  const [from, to] = days.map(day => (day ? new Date(`${day}T00:00:00`) : undefined));
  return [from?.toISOString() ?? null, to ? lastMoment(to) : null];
}

const lastMoment = (day: Date) => new Date(new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime() - 1).toISOString();
