import type { LocalDate } from '@axle/kernel';
import { dayAsked, type Field, type Filter, relativeSpan } from '@axle/page-kit';

const zone = '+08:00';
const hours = 8 * 3_600_000;
const oneDay = 86_400_000;

/** The calendar day of business at a moment. */
export const businessDay = (now: Date): LocalDate => new Date(now.getTime() + hours).toISOString().slice(0, 10) as LocalDate;

/** The first and the last moment of a day of business. */
export const momentsOf = (day: LocalDate): readonly [string, string] => {
  const begin = Date.parse(`${day}T00:00:00${zone}`);
  return [new Date(begin).toISOString(), new Date(begin + oneDay - 1).toISOString()];
};

/** A filter as the server reads it: a span that moves with the calendar becomes its days, or their moments. */
export function resolvedFilter(filter: Filter, field: Field | undefined, day: LocalDate): Filter {
  if (filter.op === 'holdsOn') return { ...filter, value: dayAsked(filter.value, day) };
  const span = filter.op === 'between' ? relativeSpan(filter.value) : undefined;
  if (!span) return filter;
  const [from, to] = span.days(day);
  if (field?.kind !== 'instant') return { ...filter, value: [from ?? null, to ?? null] };
  return { ...filter, value: [from ? momentsOf(from)[0] : null, to ? momentsOf(to)[1] : null] };
}
