import { localDate, type LocalDate } from '@axle/kernel';
import { dayAsked, type Field, type Filter, relativeSpan } from '@axle/page-kit';
import { momentsOf } from '../database/moments-of-day.ts';

/** A filter as the server reads it: a span that moves with the calendar becomes its days, and days of an instant their moments. */
export function resolvedFilter(filter: Filter, field: Field | undefined, day: LocalDate): Filter {
  if (filter.op === 'inForceOn') return { ...filter, value: dayAsked(filter.value, day) };
  if (filter.op !== 'between') return filter;
  const span = relativeSpan(filter.value)?.days(day);
  if (!span && (field?.kind !== 'instant' || !Array.isArray(filter.value))) return filter;
  const [from, to] = span ?? (filter.value as readonly unknown[]);
  if (field?.kind !== 'instant') return { ...filter, value: [from ?? null, to ?? null] };
  return { ...filter, value: [momentOf(from, 0), momentOf(to, 1)] };
}

/** The first or the last moment of a day; what is no day stays as it is. */
const momentOf = (end: unknown, at: 0 | 1): unknown =>
  typeof end === 'string' && localDate(end).ok ? momentsOf(end as LocalDate)[at] : (end ?? null);
