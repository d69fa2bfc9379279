import type { Text } from '@axle/kernel';

/** A span of days that moves with the calendar. It stays relative in saved addresses. */
export interface RelativeSpan {
  readonly key: string;
  readonly title: Text;
  /** First and last day of the span, seen from today (local midnight). */
  readonly days: (today: Date) => readonly [Date, Date];
}

const plus = (day: Date, days: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/** The choices, shortest first. */
export const relativeSpans: readonly RelativeSpan[] = [
  { key: 'today', title: { zh: '今天', en: 'Today' }, days: today => [today, today] },
  { key: 'yesterday', title: { zh: '昨天', en: 'Yesterday' }, days: today => [plus(today, -1), plus(today, -1)] },
  { key: 'last7d', title: { zh: '最近 7 天', en: 'Last 7 days' }, days: today => [plus(today, -6), today] },
  { key: 'last30d', title: { zh: '最近 30 天', en: 'Last 30 days' }, days: today => [plus(today, -29), today] },
  { key: 'thisMonth', title: { zh: '本月', en: 'This month' }, days: today => [new Date(today.getFullYear(), today.getMonth(), 1), today] },
  {
    key: 'lastMonth',
    title: { zh: '上月', en: 'Last month' },
    days: today => [new Date(today.getFullYear(), today.getMonth() - 1, 1), new Date(today.getFullYear(), today.getMonth(), 0)],
  },
  { key: 'thisYear', title: { zh: '今年', en: 'This year' }, days: today => [new Date(today.getFullYear(), 0, 1), today] },
];

const startOf = (day: string) => new Date(`${day}T00:00:00`);

/**
 * The instants of a date filter's value: a key of {@link relativeSpans}, or `[from, to]` as local days, either end empty.
 * The last day counts to its end.
 */
export function instantsOf(value: unknown, now: Date): readonly [string | null, string | null] | undefined {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  if (typeof value === 'string') {
    const days = relativeSpans.find(span => span.key === value)?.days(today);
    return days && [days[0].toISOString(), lastMoment(days[1])];
  }
  if (!Array.isArray(value)) return undefined;
  const [from, to] = (value as readonly (string | null)[]).map(day => (day ? startOf(day) : undefined));
  if ((!from && !to) || [from, to].some(day => day && Number.isNaN(day.getTime()))) return undefined;
  return [from?.toISOString() ?? null, to ? lastMoment(to) : null];
}

const lastMoment = (day: Date) => new Date(plus(day, 1).getTime() - 1).toISOString();
