import type { Filter } from '@axle/page-kit';

const day = 86_400_000;

/** A span of time and the equally long one before it, as conditions over `at`. */
export interface Period {
  readonly now: readonly Filter[];
  readonly before: readonly Filter[];
}

/** The span that the filters ask for, or the last 30 days, and the span before. Other filters hold for both. */
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
