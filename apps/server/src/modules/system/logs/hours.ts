import { businessDay, type Filter } from '@axle/page-kit';

const [hour, day] = [3_600_000, 86_400_000];
/** Most days that are shown by hours. */
const mostDays = 3;

/** An hour of the business zone: when it begins, in UTC, and how it is read there. */
export interface LogHour {
  readonly begin: string;
  readonly words: string;
}

const beginOf = (date: string) => Date.parse(`${date}T00:00:00+08:00`);

/**
 * The hours that a picture of them shows: those of the days that were asked for, of the last three at most; without a time of the last
 * three days. A chosen hour is shown among those of its day. Returns them with the conditions, that over `at` in their place.
 */
export function hoursOf(
  filters: readonly Filter[],
  now: Date,
): { readonly hours: readonly LogHour[]; readonly filters: readonly Filter[] } {
  const asked = filters.find(({ field, op }) => field === 'at' && op === 'between');
  const [from, to] = (asked?.value ?? []) as readonly (string | null | undefined)[];
  const last = beginOf(businessDay(to && Date.parse(to) < now.getTime() ? new Date(to) : now));
  const earliest = last - (mostDays - 1) * day;
  const first = Math.min(last, Math.max(earliest, from ? beginOf(businessDay(new Date(from))) : earliest));
  const hours = Array.from({ length: (last - first + day) / hour }, (_, place) => logHour(first + place * hour));
  const span: Filter = { field: 'at', op: 'between', value: [new Date(first).toISOString(), new Date(last + day - 1).toISOString()] };
  return { hours, filters: [...filters.filter(filter => filter !== asked), span] };
}

function logHour(begin: number): LogHour {
  const local = new Date(begin + 8 * hour).toISOString();
  return { begin: new Date(begin).toISOString(), words: `${local.slice(5, 10)} ${local.slice(11, 16)}` };
}
