import { businessDay, type Filter } from '@axle/page-kit';

const day = 86_400_000;

/** A span of time and the equally long one before it, as conditions over `at`. */
export interface Period {
  readonly now: readonly Filter[];
  readonly before: readonly Filter[];
}

/** The span of the filters, or the last 30 days, and the span before. Other filters apply to both. */
export function periodOf(filters: readonly Filter[], now: Date): Period {
  const asked = filters.find(({ field, op }) => field === 'at' && op === 'between');
  const [from, to] = (asked?.value ?? []) as readonly (string | null | undefined)[];
  const end = to ? Date.parse(to) : now.getTime();
  const start = from ? Date.parse(from) : end - 30 * day;
  const others = filters.filter(filter => filter !== asked);
  const between = (one: number, other: number): Filter => ({
    field: 'at',
    op: 'between',
    value: [new Date(one).toISOString(), new Date(other).toISOString()],
  });
  // the ends of a span belong to it: the one before ends a millisecond earlier
  return { now: [...others, between(start, end)], before: [...others, between(start - (end - start) - 1, start - 1)] };
}

/** Most days that one picture shows. */
const mostDays = 366;

/**
 * The days that a picture of them shows: the last 30, so that a chosen day stands among its neighbours; of what was asked for beyond them,
 * all up to a year. Returns the first and last day in the zone of business, and the condition over `at`.
 */
export function daysOf(filters: readonly Filter[], now: Date): { readonly days: readonly string[]; readonly filters: readonly Filter[] } {
  const asked = filters.find(({ field, op }) => field === 'at' && op === 'between');
  const [from, to] = (asked?.value ?? []) as readonly (string | null | undefined)[];
  const [month, today] = [new Date(now.getTime() - 29 * day), businessDay(now)];
  const isRecent = !from || Date.parse(from) >= month.getTime() - day;
  const last = isRecent ? today : businessDay(to ? new Date(to) : now);
  const wanted = isRecent ? businessDay(month) : businessDay(new Date(from));
  const count = Math.min(mostDays, Math.max(1, Math.round((Date.parse(last) - Date.parse(wanted)) / day) + 1));
  const days = Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(last) - (count - 1 - place) * day).toISOString().slice(0, 10),
  );
  const [begin, end] = [new Date(`${days[0]}T00:00:00+08:00`), new Date(Date.parse(`${last}T00:00:00+08:00`) + day - 1)];
  const span: Filter = { field: 'at', op: 'between', value: [begin.toISOString(), end.toISOString()] };
  return { days, filters: [...filters.filter(filter => filter !== asked), span] };
}
