import { rangeValue } from '@axle/validation';

/** First and last day of a span, or a moment of it; an open end is null. */
export type SpanDays = readonly [string | null, string | null];

/** A span with another day at one end; undefined when both ends are open. An end that is put past the other one opens that one. */
export function withEnd(days: SpanDays, end: 0 | 1, day: string | null): SpanDays | undefined {
  const other = days[1 - end] ?? null;
  const isPast = day !== null && other !== null && (end === 0 ? day > other : day < other.slice(0, 10));
  const kept = isPast ? null : other;
  const next: SpanDays = end === 0 ? [day, kept] : [kept, day];
  return rangeValue(...next).length === 0 ? undefined : next;
}
