/** A span of time for which orders are fetched. */
export interface FetchSpan {
  readonly from: Date;
  readonly to: Date;
}

const minute = 60_000;
/** How far a span reaches into the one before. */
const overlap = 10 * minute;
/** Days that a shop of which nothing was fetched begins with, and the most that one span has. */
const [firstDays, mostDays] = [1, 31];
/** Minutes after which a shop is asked again. */
const pause = 15;

/** [S1f] When a shop is asked next, after what was fetched last. */
export const nextFetch = (fetchedTo: Date): Date => new Date(fetchedTo.getTime() + pause * minute);

/**
 * [S1f] The span that is fetched next: from ten minutes before the end of what was fetched until now, at most 31 days. Undefined while
 * it is too early. Nothing lies between two spans; what lies in both is harmless by S1.
 */
export function nextSpan(fetchedTo: Date | undefined, now: Date): FetchSpan | undefined {
  if (fetchedTo && nextFetch(fetchedTo) > now) return undefined;
  const from = fetchedTo ? fetchedTo.getTime() - overlap : now.getTime() - firstDays * 86_400_000;
  return { from: new Date(from), to: new Date(Math.min(now.getTime(), from + mostDays * 86_400_000)) };
}

/** [S1f] Whether a span may be fetched at all: it ends after it begins, not after now, and has at most 31 days. */
export const isFetchable = ({ from, to }: FetchSpan, now: Date): boolean =>
  from < to && to <= now && to.getTime() - from.getTime() <= mostDays * 86_400_000;
