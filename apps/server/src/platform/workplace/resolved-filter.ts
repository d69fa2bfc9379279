import type { LocalDate } from '@axle/kernel';
import { dayAsked, type Field, type Filter, relativeSpan } from '@axle/page-kit';
import { momentsOf } from '../database/moments-of-day.ts';

/** A filter as the server reads it: a span that moves with the calendar becomes its days, or their moments. */
export function resolvedFilter(filter: Filter, field: Field | undefined, day: LocalDate): Filter {
  if (filter.op === 'inForceOn') return { ...filter, value: dayAsked(filter.value, day) };
  const span = filter.op === 'between' ? relativeSpan(filter.value) : undefined;
  if (!span) return filter;
  const [from, to] = span.days(day);
  if (field?.kind !== 'instant') return { ...filter, value: [from ?? null, to ?? null] };
  return { ...filter, value: [from ? momentsOf(from)[0] : null, to ? momentsOf(to)[1] : null] };
}
